import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** Terms with numbers, names and functions: reading, simplifying, printing. */
sealed interface Term permits Num, Name, Call {
    static Term of(int value) {
        return new Num(value);
    }

    static Term of(String function, Term... arguments) {
        return new Call(function, List.of(arguments));
    }

    default boolean isNumber() {
        return this instanceof Num;
    }
}

record Num(int value) implements Term {
    @Override
    public String toString() {
        return value < 0 ? "(" + value + ")" : "" + value;
    }
}

record Name(String text) implements Term {
    Name {
        if (text.isEmpty()) throw new IllegalArgumentException("no name");
    }

    @Override
    public String toString() {
        return text;
    }
}

record Call(String function, List<Term> arguments) implements Term {
    Term argument(int at) {
        return arguments.get(at);
    }

    int size() {
        return arguments.size();
    }

    Call map(UnaryOperator<Term> change) {
        List<Term> changed = new ArrayList<>();
        for (Term argument : arguments) {
            changed.add(change.apply(argument));
        }
        return new Call(function, changed);
    }
}

class Reader {
    private final String text;
    private int at;

    Reader(String text) {
        this.text = text;
    }

    private char peek() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private String word() {
        int begin = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
        if (begin == at) throw new IllegalStateException("at " + at + " in " + text);
        return text.substring(begin, at);
    }

    Term term() {
        boolean digit = Character.isDigit(peek());
        String word = word();
        if (digit) return new Num(Integer.parseInt(word));
        if (peek() != '(') return new Name(word);
        List<Term> arguments = new ArrayList<>();
        do {
            at++;
            arguments.add(term());
        } while (peek() == ',');
        if (peek() != ')') throw new IllegalStateException("no ) at " + at);
        at++;
        return new Call(word, arguments);
    }
}

class Simplifier {
    private final Map<String, BinaryOperator<Integer>> known = new HashMap<>();
    private final Deque<Term> seen = new ArrayDeque<>();
    private int steps;

    Simplifier() {
        known.put("add", Integer::sum);
        known.put("mul", (a, b) -> a * b);
        known.put("max", Math::max);
    }

    private boolean neutral(Call call, Object part) {
        int unit = switch (call.function()) {
            case "mul" -> 1;
            case "max" -> Integer.MIN_VALUE;
            default -> 0;
        };
        return part instanceof Num n && n.value() == unit;
    }

    /** Small things are not worth a name of their own. */
    private boolean small(Object thing) {
        return thing instanceof Num it && it.value() < 10 || thing instanceof Name it && it.text().length() < 3;
    }

    private boolean constant(Term term) {
        if (term instanceof Call call) {
            for (Term argument : call.arguments()) {
                if (!constant(argument)) return false;
            }
            return known.containsKey(call.function());
        }
        return term.isNumber();
    }

    Term simplify(Term term) {
        steps++;
        if (!(term instanceof Call call)) return term;
        if (!small(call.argument(0))) seen.push(call);
        Call inner = call.map(this::simplify);
        if (inner.size() != 2) return inner;
        BinaryOperator<Integer> operator = known.get(inner.function());
        if (operator != null && inner.argument(0) instanceof Num a && inner.argument(1) instanceof Num b) {
            return Term.of(operator.apply(a.value(), b.value()));
        }
        if (neutral(inner, inner.argument(0))) return inner.argument(1);
        if (neutral(inner, inner.argument(1))) return inner.argument(0);
        return inner;
    }

    String report() {
        StringBuilder text = new StringBuilder();
        while (!seen.isEmpty()) {
            Term term = seen.pop();
            text.append(constant(term) ? "constant " : "open ").append(term).append('\n');
        }
        return text.append(steps).append(" steps").toString();
    }
}

class Terms {
    public static void main(String[] args) {
        String[] inputs = { "add(x, 0)", "mul(add(2, 3), max(4, y))", "f(add(1, 2), mul(1, z))", "7" };
        Simplifier simplifier = new Simplifier();
        for (String input : inputs) {
            Term term = new Reader(input).term();
            System.out.println(term + " = " + simplifier.simplify(term));
        }
        System.out.println(simplifier.report());
    }
}
