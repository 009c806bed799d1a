import java.util.*;

/** What records get without writing it: text, hash code and equality, for components of every type. */
public class Records {
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, Object o, int[] a, List<String> list) {}
    record Empty() {}
    record Pair<A, B>(A first, B second) {}
    record One(double value) {}
    record Loud(Noise left, Noise middle, Noise right) {}
    record Custom(int number) {
        Custom { if (number < 0) throw new IllegalArgumentException("negative"); }
        @Override public String toString() { return "custom " + number; }
        @Override public int hashCode() { return 42; }
        static Custom of(String text) { return new Custom(Integer.parseInt(text)); }
        public int number() { return number * 2; }
    }
    record Node(int value, Node next) {}
    interface Shape { double area(); }
    record Square(double side) implements Shape, Comparable<Square> {
        public double area() { return side * side; }
        public int compareTo(Square other) { return Double.compare(side, other.side); }
    }
    static class Noise {
        final String name;
        final boolean answer;
        Noise(String name, boolean answer) { this.name = name; this.answer = answer; }
        @Override public boolean equals(Object other) { System.out.print("equals " + name + "; "); return answer; }
        @Override public int hashCode() { System.out.print("hash " + name + "; "); return name.hashCode(); }
        @Override public String toString() { System.out.print("text " + name + "; "); return name; }
    }

    static All all(float f, double d, String t) {
        return new All(true, (byte) -1, (short) 300, 'c', -5, 1L << 40, f, d, t, 7, null, List.of("x"));
    }

    public static void main(String[] arguments) {
        System.out.println(all(1.5f, -0.0, "text"));
        System.out.println(all(1.5f, -0.0, "text").hashCode() + " " + all(Float.NaN, 1e300, null).hashCode());
        System.out.println(all(1.5f, 0.0, "a").equals(all(1.5f, -0.0, "a")) + " " + all(Float.NaN, 1, "a").equals(all(Float.NaN, 1, "a")));
        System.out.println(all(0f, 0, null).equals(all(0f, 0, null)) + " " + all(0f, 0, null).equals(all(0f, 0, "")));
        System.out.println(all(0f, 0, "").equals(null) + " " + all(0f, 0, "").equals("text"));
        System.out.println(new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty()));
        Pair<String, Integer> pair = new Pair<>("a", 1);
        System.out.println(pair + " " + pair.equals(new Pair<>("a", 1)) + " " + pair.equals(new Pair<>("a", 2L)) + " " + pair.hashCode());
        System.out.println(new Pair<>(null, new Pair<>(1, null)) + " " + new Pair<>(null, null).hashCode());
        System.out.println(new One(Double.NaN).equals(new One(Double.NaN)) + " " + new One(0.0).equals(new One(-0.0)));
        Loud loud = new Loud(new Noise("left", true), new Noise("middle", true), new Noise("right", false));
        Loud other = new Loud(new Noise("l", true), new Noise("m", true), new Noise("r", true));
        System.out.println(loud.equals(loud));
        System.out.println(loud.equals(other));
        System.out.println(other.equals(loud));
        System.out.println(new Loud(loud.left(), loud.middle(), loud.right()).equals(loud));
        System.out.println(loud.hashCode());
        System.out.println(loud);
        System.out.println(new Custom(3) + " " + new Custom(3).equals(new Custom(3)) + " " + Custom.of("4").number() + " " + new Custom(9).hashCode());
        try {
            new Custom(-1);
        } catch (IllegalArgumentException expected) {
            System.out.println(expected.getMessage());
        }
        Node list = new Node(1, new Node(2, new Node(3, null)));
        System.out.println(list + " " + list.hashCode() + " " + list.equals(new Node(1, new Node(2, new Node(3, null)))));
        Map<Pair<Integer, Integer>, String> map = new HashMap<>();
        map.put(new Pair<>(1, 2), "found");
        System.out.println(map.get(new Pair<>(1, 2)) + " " + map.get(new Pair<>(2, 1)));
        Shape square = new Square(3);
        System.out.println(square + " " + square.area() + " " + new Square(1).compareTo(new Square(2)));
        record Local(int a, int b) { int sum() { return a + b; } }
        System.out.println(new Local(1, 2) + " " + new Local(1, 2).sum());
    }
}
