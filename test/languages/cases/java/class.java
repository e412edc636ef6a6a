package p;
import java.util.*;
public final class A<T extends B> extends C implements D, E {
  private int x = 1, y;
  A() throws F, G { super(); }
}
