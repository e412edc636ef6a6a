package shop.shapes;

import java.io.*;

public sealed interface Shapes permits Shapes.Circle, Shapes.Rectangle {
  double TAU = 6.283_185e0;

  double area();

  record Circle(double radius) implements Shapes {
    public Circle {
      if (radius < 0) throw new IllegalArgumentException();
    }
    static Circle unit() { return new Circle(1d); }
    @Override public double area() { return TAU / 2 * radius * radius; }
  }

  record Rectangle(@Positive double width, double height) implements Shapes {
    public double area() { return width * height; }
  }

  non-sealed class Other {}

  static String describe(Object shape) {
    return switch (shape) {
      case Circle c -> "circle of " + c.radius();
      case Rectangle(double w, double h) when w == h -> "square";
      case Rectangle r -> {
        var area = r.area();
        yield "rectangle of " + area;
      }
      case null, default -> throw new UncheckedIOException(new IOException());
    };
  }

  static int sides(int kind) {
    switch (kind) {
      case 0: case 1:
        return 0;
      case 4:
        kind++;
        // falls through
      default:
        kind *= 2;
        break;
    }
    return switch (kind) { case 1, 2 -> 3; default -> { yield 4; } };
  }

  static long copy(String from, Writer to) throws IOException {
    long n = 0;
    try (Reader in = new FileReader(from); to) {
      for (int c; (c = in.read()) >= 0;) { to.write(c); n += 1; }
    } catch (FileNotFoundException | SecurityException e) {
      e.printStackTrace();
    } finally {
      to.flush();
    }
    return n;
  }
}
