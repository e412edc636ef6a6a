import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** A small table of records, with columns that are computed from the rows. */
class Table<R> {
    enum Kind { TEXT, NUMBER, FLAG }

    interface Cell<R> {
        Object of(R row);

        default String shown(R row) {
            Object value = of(row);
            return value == null ? "-" : value.toString();
        }
    }

    static final class Column<R> implements Cell<R> {
        final String name;
        final Kind kind;
        private final Cell<R> cell;
        private int width;

        Column(String name, Kind kind, Cell<R> cell) {
            this.name = name;
            this.kind = kind;
            this.cell = cell;
            this.width = name.length();
        }

        @Override
        public Object of(R row) {
            Object value = cell.of(row);
            width = Math.max(width, String.valueOf(value).length());
            return value;
        }

        String padded(R row) {
            String text = shown(row);
            String space = " ".repeat(Math.max(0, width - text.length()));
            return kind == Kind.NUMBER ? space + text : text + space;
        }
    }

    private final List<R> rows = new ArrayList<>();
    private final Map<String, Column<R>> columns = new LinkedHashMap<>();
    private final Map<Kind, Integer> count = new EnumMap<>(Kind.class);

    @SafeVarargs
    final Table<R> with(R... more) {
        Collections.addAll(rows, more);
        return this;
    }

    private Table<R> put(Column<R> column) {
        if (columns.putIfAbsent(column.name, column) != null) {
            throw new IllegalArgumentException("two columns " + column.name);
        }
        count.merge(column.kind, 1, Integer::sum);
        return this;
    }

    Table<R> column(String name, Function<? super R, ? extends CharSequence> text) {
        return put(new Column<>(name, Kind.TEXT, text::apply));
    }

    Table<R> number(String name, ToIntFunction<R> number) {
        return put(new Column<>(name, Kind.NUMBER, number::applyAsInt));
    }

    Table<R> flag(String name, Predicate<? super R> flag) {
        return put(new Column<>(name, Kind.FLAG, row -> flag.test(row) ? "yes" : "no"));
    }

    /** Goes through the rows, one after the other. */
    class Cursor {
        private int at = -1;

        boolean next() {
            return ++at < rows.size();
        }

        R row() {
            return rows.get(at);
        }
    }

    Cursor cursor() {
        return new Cursor();
    }

    /** A place in a table that has no rows. */
    static <U> Table<U>.Cursor nowhere() {
        return new Table<U>().cursor();
    }

    Table<R> sorted(ToIntFunction<R> key) {
        rows.sort(Comparator.comparingInt(key));
        return this;
    }

    <K extends Comparable<K>> Map<K, List<R>> groups(Function<R, K> key) {
        Map<K, List<R>> all = new LinkedHashMap<>();
        for (R row : rows) {
            all.computeIfAbsent(key.apply(row), none -> new ArrayList<>()).add(row);
        }
        return all;
    }

    <A> A fold(A start, BiFunction<A, ? super R, A> step) {
        A result = start;
        for (R row : rows) {
            result = step.apply(result, row);
        }
        return result;
    }

    Optional<R> first(Predicate<R> wanted) {
        return rows.stream().filter(wanted).findFirst();
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(String.join(" | ", columns.keySet())).append('\n');
        for (R row : rows) {
            out.append(columns.values().stream().map(column -> column.padded(row)).collect(Collectors.joining(" | ")));
            out.append('\n');
        }
        return out.toString();
    }
}

record Book(String title, int year, double price, String... authors) {
    Book {
        if (year < 1450) throw new IllegalArgumentException(title);
    }

    boolean old() {
        return year < 1900;
    }

    int century() {
        return (year + 99) / 100;
    }
}

class Library {
    private static Table<Book> books() {
        return new Table<Book>().with(
            new Book("Emma", 1815, 12.5, "Austen"),
            new Book("Ulysses", 1922, 18, "Joyce"),
            new Book("Good Omens", 1990, 9.99, "Gaiman", "Pratchett"));
    }

    public static void main(String[] args) {
        Table<Book> table = books()
            .column("title", Book::title)
            .column("authors", book -> String.join(", ", book.authors()))
            .number("year", Book::year)
            .flag("old", Book::old)
            .sorted(book -> book.year());
        System.out.print(table);
        Table<Book>.Cursor cursor = args.length > 0 ? table.cursor() : null;
        if (cursor == null) {
            cursor = Table.nowhere();
        }
        while (cursor.next()) {
            System.out.println(cursor.row().title().toUpperCase());
        }
        double total = table.fold(0.0, (sum, book) -> sum + book.price());
        System.out.printf("%.2f in all%n", total);
        for (Map.Entry<Integer, List<Book>> group : table.groups(Book::century).entrySet()) {
            int size = group.getValue().size();
            System.out.println(group.getKey() + ": " + (size == 1 ? "one book" : size + " books"));
        }
        String found = table.first(book -> book.authors().length > 1).map(Book::title).orElse("none");
        System.out.println(found);
    }
}
