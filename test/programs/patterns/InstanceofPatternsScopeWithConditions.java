import java.util.List;

public class InstanceofPatternsScopeWithConditions {
    static String s = "field";

    static String describe(Object o) {
        if (o instanceof String s && s.length() > 3) return "long string " + s;
        if (o instanceof String s) return "string " + s;
        if (!(o instanceof Integer i)) return "neither " + s;
        return "integer " + (i + 1);
    }

    static int length(Object o) {
        return o instanceof String text ? text.length() : o instanceof List<?> list ? list.size() : o instanceof int[] array ? array.length : -1;
    }

    static boolean sameLength(Object a, Object b) {
        return a instanceof String x && b instanceof String y && x.length() == y.length();
    }

    static int loop(Object o) {
        int rounds = 0;
        while (!(o instanceof Integer n)) {
            o = o instanceof String text && !text.isEmpty() ? text.substring(1) : (Object) rounds;
            rounds++;
        }
        return n * 100 + rounds;
    }

    static class Point {
        final int x, y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Point p && p.x == x && p.y == y;
        }

        @Override
        public int hashCode() {
            return x * 31 + y;
        }
    }

    static String negated(Object o) {
        if (!(o instanceof Number n) || n.intValue() < 0) {
            return "not a natural number, " + s;
        }
        return "natural " + n.intValue();
    }

    static String either(Object a) {
        if (a instanceof Integer i && i > 10 || a instanceof String t && t.isEmpty()) return "yes";
        for (; !(a instanceof String last); a = "converted") ;
        return "no " + last;
    }

    public static void main(String[] args) {
        System.out.println(describe("hi") + "; " + describe("hello") + "; " + describe(41) + "; " + describe(2.0) + "; " + describe(null));
        System.out.println(length("four") + " " + length(List.of(1, 2)) + " " + length(new int[7]) + " " + length('c') + " " + length(null));
        System.out.println(sameLength("ab", "cd") + " " + sameLength("ab", 2));
        System.out.println(loop("abc") + " " + loop(7) + " " + loop(""));
        System.out.println(new Point(1, 2).equals(new Point(1, 2)) + " " + new Point(1, 2).equals("p"));
        System.out.println(negated(5) + "; " + negated(-5) + "; " + negated("x"));
        System.out.println(either(11) + either(3) + either("") + either("z"));
        Object o = "mutable";
        if (o instanceof String text) {
            text += "!";
            System.out.println(text + o);
        }
        if (o instanceof final CharSequence sequence && sequence instanceof Comparable<?> comparable) {
            System.out.println(sequence.length() + comparable.getClass().getSimpleName());
        }
        boolean b = o instanceof String t2 && (t2 = "reassigned").length() > 5 && t2.equals("reassigned");
        System.out.println(b);
        do {
            o = 5;
        } while (!(o instanceof Integer number));
        System.out.println(number + 1);
    }
}
