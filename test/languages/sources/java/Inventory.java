package shop.inventory;

import java.util.*;
import java.util.function.Function;
import static java.util.stream.Collectors.toList;

/**
 * What is in stock, by name.
 *
 * @since 2
 */
@SuppressWarnings({"unchecked", "rawtypes"})
public final class Inventory<T extends Comparable<T> & Cloneable> extends AbstractMap<String, T> implements Iterable<T> {
    private static final int MOST = 1_000;
    protected volatile transient long changed = 0L, read;
    private final Map<String, ? super T> items = new HashMap<>();

    static {
        System.loadLibrary("inventory");
    }

    { changed = -1; }

    public Inventory() { this(16); }

    @SafeVarargs
    public <K> Inventory(final int size, K... more) throws IllegalArgumentException {
        super();
        if (size < 0 || size > MOST) throw new IllegalArgumentException("size: " + size);
        for (int i = 0, n = more.length; i < n; i++, changed++) assert more[i] != null : "nothing at " + i;
    }

    @Override
    public synchronized Iterator<T> iterator() {
        return new Iterator<T>() {
            private int at = 0;
            @Override public boolean hasNext() { return at < items.size(); }
            @Override public T next() { return (T) items.values().toArray()[at++]; }
        };
    }

    @Deprecated(since = "2", forRemoval = true)
    int[][] table(int rows) {
        int[][] cells = new int[rows][], other = {{1, 2}, {}};
        outer:
        for (int[] row : other) {
            for (int cell : row) {
                if (cell == 0) continue outer;
                else if (cell > 1) break outer;
            }
        }
        do { rows >>>= 1; cells[rows] = new int[] {rows}; } while (rows > 0);
        return cells;
    }

    public Set<Map.Entry<String, T>> entrySet() { return null; }
    native void flush();
    interface Listener<E> { void changed(E item); default int order() { return 0; } }
}
