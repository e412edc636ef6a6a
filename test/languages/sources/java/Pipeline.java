package shop;

import java.util.function.*;
import java.util.stream.*;

@FunctionalInterface
interface Step<A, B> {
	B run(A input) throws Exception;

	default <C> Step<A, C> then(Step<? super B, ? extends C> next) {
		return a -> next.run(run(a));
	}
}

abstract class Pipeline {
	private static final String BANNER = """
		Pipeline "one"
		  \tindented \
		joined, ünïcödé 漢字
		""";
	char[] marks = {'a', '\'', '\\', '\u00e9', '\0'}, more[] = {};
	float ratio = .5f, half = 0x1p-1f;
	int flags = 0b1010 | 0x7fff_ffff & ~017 ^ 1 << 3 >> 1;

	static Stream<String> words(Stream<String> lines) {
		BiFunction<Integer, Integer, Integer> add = (x, y) -> x + y;
		Supplier<int[]> make = () -> new int[3];
		IntFunction<String[]> array = String[]::new;
		Function<String, Integer> length = String::length;
		UnaryOperator<String> trim = (final String s) -> { return s.strip(); };
		return lines.<String>flatMap(l -> Stream.of(l.split("\\s+", -1)))
			.map(trim).filter(w -> !w.isEmpty() && length.apply(w) >= 2)
			.sorted((a, b) -> a.compareTo(b) != 0 ? a.compareTo(b) : -1);
	}

	boolean check(Object o) {
		if (!(o instanceof Pipeline other)) return false;
		synchronized (this) { ratio--; --other.ratio; }
		return o instanceof final Pipeline p && p.ratio == (double) +ratio % 2 || Pipeline.this.ratio != super.hashCode();
	}

	protected abstract <T> void accept(T[] items, int... rest);

	class Inner extends Pipeline { Inner() { Pipeline.super(); } protected <T> void accept(T[] items, int... rest) {} }

	enum Level implements Supplier<Integer> {
		LOW(1), HIGH(10) { @Override public Integer get() { return 11; } };

		private final int value;
		Level(int value) { this.value = value; }
		public Integer get() { return value; }
	}
}
