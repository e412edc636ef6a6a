package shop;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.TYPE_USE,})
public @interface Annotated {
    String value() default "none";
    int[] levels() default {1, 2};
    Class<? extends Throwable>[] fails() default {};
    Nested nested() default @Nested(deep = true);
    int CONSTANT = 3;

    @interface Nested { boolean deep(); }
}

@Annotated("a" + "b")
class Users<@Annotated T extends @Annotated Object> {
    @Annotated(value = "x", levels = {}, fails = Exception.class) @Deprecated
    java.util.List<@Annotated String> names = new java.util.ArrayList<@Annotated String>(); ;

    void all(Users<T> this, @Annotated final int a, int b[]) {
        int x = a < b[0] ? a : b[0], y;
        y = x = (a) + (int) -1L;
        class Local { int z = x; }
        Object[] all = {new Local().z, Users.class, int[].class, this.names, null, true};
        Runnable r = this::toString;
        ;
        { { } }
        while (true) if (y > 0) { y >>= 1; } else break;
        for (;;) { return; }
    }
}
