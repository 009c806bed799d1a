import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class RecordMembersAndEquality {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);

        Point plus(Point other) {
            return new Point(x + other.x, y + other.y());
        }

        @Override
        public int compareTo(Point other) {
            return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
        }
    }

    record Mixed(byte b, char c, long l, float f, double d, boolean z, String s, int[] a, Point p) {
    }

    record Person(String name, List<String> tags) {
        Person(String name, List<String> tags) {
            this.name = name;
            this.tags = List.copyOf(tags);
        }

        @Override
        public String name() {
            return name.toUpperCase();
        }

        @Override
        public String toString() {
            return "Person " + name + "/" + name() + tags;
        }
    }

    record Loose(Object value) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Loose l && String.valueOf(value).equalsIgnoreCase(String.valueOf(l.value));
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    record Node<T>(T value, Node<T> next) {
        static <T> Node<T> of(T... values) {
            Node<T> list = null;
            for (int i = values.length - 1; i >= 0; i--) list = new Node<>(values[i], list);
            return list;
        }

        int length() {
            return next == null ? 1 : 1 + next.length();
        }
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2);
        System.out.println(p + " " + p.x() + p.y + " " + p.equals(new Point(1, 2)) + " " + p.equals(null) + " " + (p == new Point(1, 2)) + " " + p.hashCode());
        System.out.println(p.plus(Point.ORIGIN).plus(new Point(-5, 5)) + " " + p.compareTo(new Point(1, 3)));
        int[] shared = {1};
        Mixed m = new Mixed((byte) 1, 'c', 2L, 3f, 4.0, true, null, shared, p);
        Mixed n = new Mixed((byte) 1, 'c', 2L, 3f, 4.0, true, null, shared, new Point(1, 2));
        System.out.println(m.equals(n) + " " + (m.hashCode() == n.hashCode()) + " " + m.equals(new Mixed((byte) 1, 'c', 2L, 3f, 4.0, true, null, new int[] {1}, p)));
        System.out.println(new Mixed((byte) -1, 'x', 1L << 40, 1.5f, Double.NaN, false, "s", null, null));
        record Floating(double d, float f) {
        }
        System.out.println(new Floating(Double.NaN, 0f).equals(new Floating(Double.NaN, 0f)) + " " + new Floating(0.0, 0f).equals(new Floating(-0.0, 0f)));
        List<String> tags = new ArrayList<>(List.of("a"));
        Person person = new Person("bob", tags);
        tags.add("b");
        System.out.println(person + " " + person.tags() + " " + person.equals(new Person("bob", List.of("a"))));
        Set<Object> set = new HashSet<>();
        set.add(new Loose("A"));
        System.out.println(set.contains(new Loose("a")) + " " + set.add(new Loose("a")) + " " + set.add(new Loose(null)) + " " + set.size());
        Map<Point, String> map = new HashMap<>();
        map.put(new Point(3, 4), "found");
        System.out.println(map.get(new Point(3, 4)) + " " + map.get(new Point(4, 3)));
        Node<String> list = Node.of("a", "b", "c");
        System.out.println(list + " " + list.length() + " " + list.equals(Node.of("a", "b", "c")) + " " + list.next().value());
    }
}
