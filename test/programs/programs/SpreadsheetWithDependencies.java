import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class SpreadsheetWithDependencies {
    sealed interface Value permits Num, Text, Err {
    }

    record Num(double value) implements Value {
        @Override
        public String toString() {
            return value == (long) value ? Long.toString((long) value) : Double.toString(value);
        }
    }

    record Text(String text) implements Value {
        @Override
        public String toString() {
            return text;
        }
    }

    enum Err implements Value {
        CYCLE, REF, DIV, TYPE;

        @Override
        public String toString() {
            return "#" + name();
        }
    }

    static abstract class Formula {
        abstract Value evaluate(SpreadsheetWithDependencies sheet);

        void references(Set<String> into) {
        }
    }

    static final class Constant extends Formula {
        private final Value value;

        Constant(Value value) {
            this.value = value;
        }

        @Override
        Value evaluate(SpreadsheetWithDependencies sheet) {
            return value;
        }
    }

    static final class Reference extends Formula {
        private final String cell;

        Reference(String cell) {
            this.cell = cell;
        }

        @Override
        Value evaluate(SpreadsheetWithDependencies sheet) {
            return sheet.value(cell);
        }

        @Override
        void references(Set<String> into) {
            into.add(cell);
        }
    }

    static final class Operation extends Formula {
        private final char operator;
        private final Formula left, right;

        Operation(char operator, Formula left, Formula right) {
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        Value evaluate(SpreadsheetWithDependencies sheet) {
            Value l = left.evaluate(sheet), r = right.evaluate(sheet);
            if (l instanceof Err) return l;
            if (r instanceof Err) return r;
            if (operator == '&') return new Text(l.toString() + r);
            if (!(l instanceof Num a) || !(r instanceof Num b)) return Err.TYPE;
            return switch (operator) {
                case '+' -> new Num(a.value() + b.value());
                case '-' -> new Num(a.value() - b.value());
                case '*' -> new Num(a.value() * b.value());
                case '/' -> b.value() == 0 ? Err.DIV : new Num(a.value() / b.value());
                default -> throw new AssertionError(operator);
            };
        }

        @Override
        void references(Set<String> into) {
            left.references(into);
            right.references(into);
        }
    }

    static final class Sum extends Formula {
        private final List<String> cells = new ArrayList<>();

        Sum(String from, String to) {
            for (char c = from.charAt(0); c <= to.charAt(0); c++) {
                for (int r = Integer.parseInt(from.substring(1)); r <= Integer.parseInt(to.substring(1)); r++) cells.add("" + c + r);
            }
        }

        @Override
        Value evaluate(SpreadsheetWithDependencies sheet) {
            double total = 0;
            for (String cell : cells) {
                Value v = sheet.value(cell);
                if (v instanceof Err e && e != Err.REF) return e;
                if (v instanceof Num n) total += n.value();
            }
            return new Num(total);
        }

        @Override
        void references(Set<String> into) {
            into.addAll(cells);
        }
    }

    static class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        static Formula parse(String source) {
            if (!source.startsWith("=")) {
                try {
                    return new Constant(new Num(Double.parseDouble(source)));
                } catch (NumberFormatException e) {
                    return new Constant(new Text(source));
                }
            }
            Parser parser = new Parser(source.substring(1).replace(" ", ""));
            Formula formula = parser.level(0);
            if (parser.at < parser.text.length()) throw new IllegalArgumentException("rest: " + parser.text.substring(parser.at));
            return formula;
        }

        private static final String[] LEVELS = {"&", "+-", "*/"};

        private Formula level(int n) {
            if (n == LEVELS.length) return atom();
            Formula left = level(n + 1);
            while (at < text.length() && LEVELS[n].indexOf(text.charAt(at)) >= 0) left = new Operation(text.charAt(at++), left, level(n + 1));
            return left;
        }

        private Formula atom() {
            if (text.startsWith("SUM(", at)) {
                int colon = text.indexOf(':', at), close = text.indexOf(')', at);
                Formula sum = new Sum(text.substring(at + 4, colon), text.substring(colon + 1, close));
                at = close + 1;
                return sum;
            }
            if (text.charAt(at) == '(') {
                at++;
                Formula inner = level(0);
                at++;
                return inner;
            }
            int start = at;
            while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
            String word = text.substring(start, at);
            return Character.isLetter(word.charAt(0)) ? new Reference(word) : new Constant(new Num(Double.parseDouble(word)));
        }
    }

    private final Map<String, Formula> formulas = new TreeMap<>();
    private final Map<String, Value> cache = new LinkedHashMap<>();
    private final Set<String> active = new HashSet<>();
    private int evaluations;

    void set(String cell, String source) {
        formulas.put(cell, Parser.parse(source));
        invalidate(cell, new HashSet<>());
    }

    private void invalidate(String cell, Set<String> seen) {
        if (!seen.add(cell)) return;
        cache.remove(cell);
        formulas.forEach((name, formula) -> {
            Set<String> used = new TreeSet<>();
            formula.references(used);
            if (used.contains(cell)) invalidate(name, seen);
        });
    }

    Value value(String cell) {
        Value known = cache.get(cell);
        if (known != null) return known;
        Formula formula = formulas.get(cell);
        if (formula == null) return Err.REF;
        if (!active.add(cell)) return Err.CYCLE;
        evaluations++;
        try {
            Value result = formula.evaluate(this);
            cache.put(cell, result);
            return result;
        } finally {
            active.remove(cell);
        }
    }

    String show() {
        StringBuilder out = new StringBuilder();
        for (String cell : formulas.keySet()) out.append(cell).append('=').append(value(cell)).append(' ');
        return out + "(" + evaluations + ")";
    }

    public static void main(String[] args) {
        SpreadsheetWithDependencies sheet = new SpreadsheetWithDependencies();
        sheet.set("A1", "3");
        sheet.set("A2", "4.5");
        sheet.set("A3", "label");
        sheet.set("B1", "=A1*A2+1");
        sheet.set("B2", "=SUM(A1:A3)/B1");
        sheet.set("B3", "=A3&B1&(1-2)");
        System.out.println(sheet.show());
        System.out.println(sheet.show());
        sheet.set("A1", "10");
        System.out.println(sheet.show());
        sheet.set("A2", "=1/0");
        sheet.set("C1", "=A3+1");
        sheet.set("C2", "=Z9");
        System.out.println(sheet.show());
        sheet.set("A2", "=B2");
        System.out.println(sheet.show());
        sheet.set("A2", "2");
        System.out.println(sheet.show());
        sheet.set("D1", "=1 + (2");
    }
}
