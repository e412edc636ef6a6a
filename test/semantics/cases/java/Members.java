package a.b;
import java.util.List;
import static java.lang.Math.abs;

@Deprecated(since = "1")
public class Members<T extends Number> extends Base<T> implements Runnable {
  private int count = 1, sizes[];
  static final String NAME = "a";
  public Members(int count) { super(count); this.count = count; }
  @Override public void run() { count++; later(1, this); Members.NAME.length(); }
  <U> T later(final int n, Object... rest) throws Missing { return n > 0 ? later(n - 1) : null; }
  enum Color { RED(1), GREEN { int z; }; int code; Color(int code) { this.code = code; } }
  interface Shape { double area(int scale); }
  record Point(int x, int y) { Point { } int sum() { return x + y; } }
  Shape shape = scale -> abs(scale);
  List<T> list = new java.util.ArrayList<>(Color.RED.code);
  Members<Integer> other = new Members<>(2);
}
