// needs: 22
import java.util.*;
import java.util.function.*;
public class PatternsNestGuardAndFallThrough {
    sealed interface Shape permits Circle, Rect, Tri, Group {} record Circle(double r) implements Shape {} record Rect(double w, double h) implements Shape {} static final class Tri implements Shape {
        final double b, h;
        Tri(double b, double h) {
            this.b = b;
            this.h = h;
        }
    }
    record Group(Shape a, Shape b) implements Shape {} static double area(Shape s) {
        return switch (s) {
            case Circle(double r) -> 3 * r * r;
            case Rect(var w, var h) when w == h -> w * w;
            case Rect(double w, double h) -> w * h;
            case Tri t -> t.b * t.h / 2;
            case Group(Circle(var r), Shape x) when r > 10 -> -area(x);
            case Group(Shape a, Shape b) -> area(a) + area(b);
        };
    }
    static String obj(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when i < 0 -> "neg " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s -> "str " + s.length();
            case int[] a when a.length > 2 -> "ints " + a[2];
            case int[] a -> "ints";
            case Object[] a -> "arr " + a.length;
            case List<?> l when l.size() == 1 && l.get(0) instanceof String s -> "one " + s;
            case Collection<?> c -> "coll " + c.size();
            case Enum<?> e -> "enum " + e.ordinal();
            case Character c -> {
                char d = (char) (c + 1);
                yield "char " + d;
            }
            case Runnable r -> {
                r.run();
                yield "ran";
            }
            default -> o.getClass().getSimpleName();
        };
    }
    enum Suit {
        CLUBS, HEARTS
    }
    sealed interface Card permits Num, Face {} record Num(int n, Suit s) implements Card {} enum Face implements Card {
        JACK, QUEEN
    }
    static String card(Card c) {
        return switch (c) {
            case Num(int n, Suit s) when s == Suit.HEARTS -> "H" + n;
            case Num(int n, var s) -> s.name().charAt(0) + "" + n;
            case Face.JACK -> "J";
            case Face f -> f.name();
        };
    }
    static String strs(String s) {
        return switch (s) {
            case "a", "b" -> "ab";
            case "c" -> "c";
            case null, default -> "other";
        };
    }
    static String en(Suit s) {
        return switch (s) {
            case CLUBS -> "c";
            case HEARTS -> "h";
            case null -> "n";
        };
    }
    static void stmt(Object o) {
        switch (o) {
            case String s: System.out.print("S" + s);
            break;
            case Integer i when i > 5: System.out.print(">5 ");
            case Integer _: System.out.print("fall ");
            default: System.out.print("def ");
        }
        System.out.println();
    }
    record Pair<A, B>(A a, B b) {} static <T> String pair(Pair<? extends T, ? extends Pair<T, Integer>> p) {
        return switch (p) {
            case Pair<? extends T, ? extends Pair<T, Integer>>(var x, Pair<T, Integer>(var y, Integer z)) -> x + "/" + y + "/" + (z + 1);
        };
    }
    static int depth(Object o) {
        if (o instanceof Pair(Pair(var a, var b), var c) && a != null) return 2;
        if (o instanceof Pair<?, ?>(var a, _)) return 1;
        return 0;
    }
    record Box<T>(T t) {} static String box(Box<String> b) {
        return switch (b) {
            case Box(var s) -> s.toUpperCase();
        };
    }
    static String nested(Box<Box<String>> bb) {
        if (bb instanceof Box<Box<String>>(Box(var s)) && !s.isBlank()) return s;
        return "blank";
    }
    record Num2(Number n) {} static String n2(Num2 n) {
        return switch (n) {
            case Num2(Integer i) -> "I" + i;
            case Num2(Double d) -> "D" + d;
            case Num2(var x) -> "N" + x;
        };
    }
    record Bad(int x) {
        public int x() {
            throw new IllegalStateException("acc");
        }
    }
    sealed static abstract class Ex<T> permits Lit, Add, Not {} static final class Lit<T> extends Ex<T> {
        T v;
        Lit(T v) {
            this.v = v;
        }
    }
    static final class Add extends Ex<Integer> {
        Ex<Integer> l, r;
        Add(Ex<Integer> l, Ex<Integer> r) {
            this.l = l;
            this.r = r;
        }
    }
    static final class Not extends Ex<Boolean> {
        Ex<Boolean> e;
        Not(Ex<Boolean> e) {
            this.e = e;
        }
    }
    static int evalInt(Ex<Integer> e) {
        return switch (e) {
            case Lit<Integer> l -> l.v;
            case Add a -> evalInt(a.l) + evalInt(a.r);
        };
    }
    public static void main(String[] args) {
        for (Shape s : List.of(new Circle(2), new Rect(2, 2), new Rect(2, 3), new Tri(4, 5), new Group(new Circle(11), new Rect(1, 2)), new Group(new Circle(1), new Group(new Tri(1, 1), new Rect(1, 1))))) System.out.print(area(s) + " ");
        System.out.println();
        for (Object o : new Object[]{null, 500, -5, 7, 8L, "", "abc", new int[]{1, 2, 3}, new int[0], new String[2], List.of("x"), Set.of(1, 2), Suit.HEARTS, 'c', (Runnable) () -> System.out.print("[run]"), 2.5, new Object() {}}) System.out.print(obj(o) + "; ");
        System.out.println();
        for (Card c : new Card[]{new Num(3, Suit.HEARTS), new Num(4, Suit.CLUBS), Face.JACK, Face.QUEEN}) System.out.print(card(c));
        System.out.println(strs(null) + strs("a") + strs("c") + strs("z") + en(null) + en(Suit.HEARTS));
        stmt("x");
        stmt(9);
        stmt(1);
        stmt(2L);
        System.out.println(pair(new Pair<>("p", new Pair<>("q", 41))) + depth(new Pair<>(new Pair<>(1, 2), 3)) + depth(new Pair<>(new Pair<>(null, 2), 3)) + depth("s") + box(new Box<>("up")) + nested(new Box<>(new Box<>("in"))) + nested(new Box<>(null)) + n2(new Num2(1)) + n2(new Num2(2.5)) + n2(new Num2(3L)) + n2(new Num2(null)) + evalInt(new Add(new Lit<>(3), new Add(new Lit<>(4), new Lit<>(5)))));
        try {
            Object b = new Bad(1);
            if (b instanceof Bad(int x)) System.out.println(x);
        } catch (MatchException e) {
            System.out.println(e.getCause().getMessage());
        }
        try {
            area(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            box(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            Group g = new Group(null, null);
            area(g);
        } catch (NullPointerException e) {
            System.out.println("npe2");
        }
        Object o = 5;
        if (!(o instanceof Integer n)) throw new Error();
        System.out.println(n + 1);
        while (!(o instanceof String str)) {
            o = "done";
        }
        System.out.println(str.length());
        boolean r = o instanceof String s2 && s2.length() == 4 || o instanceof Integer;
        System.out.println(r);
        for (Object x = 1; x instanceof Integer i && i < 4; x = i + 1) System.out.print(i);
        System.out.println(o instanceof String q ? q + q : "no");
        var list = new ArrayList<>(List.of(1, 2, 3));
        System.out.println(list.getFirst() + list.removeLast() + "" + list.reversed());
        var lm = new LinkedHashMap<>(Map.of("k", 1));
        lm.putFirst("z", 0);
        System.out.println(lm + "" + lm.firstEntry() + lm.sequencedKeySet().reversed());
        try {
            int _ = Integer.parseInt("x");
        } catch (NumberFormatException _) {
            System.out.println("unnamed");
        }
        int cnt = 0;
        for (var _ : list) cnt++;
        BiFunction<Integer, Integer, Integer> first = (a, _) -> a;
        System.out.println(cnt + first.apply(7, 8));
    }
}
