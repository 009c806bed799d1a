import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class EqualsHashCodeAndToString {
    static class Point implements Cloneable {
        final int x, y;
        String tag = "none";

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object other) {
            if (this == other) return true;
            if (other == null || getClass() != other.getClass()) return false;
            Point point = (Point) other;
            return x == point.x && y == point.y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }

        @Override
        public String toString() {
            return "(" + x + ", " + y + ")";
        }

        @Override
        protected Point clone() throws CloneNotSupportedException {
            return (Point) super.clone();
        }
    }

    static class Colored extends Point {
        final String color;

        Colored(int x, int y, String color) {
            super(x, y);
            this.color = color;
        }

        @Override
        public boolean equals(Object other) {
            return super.equals(other) && color.equals(((Colored) other).color);
        }

        @Override
        public int hashCode() {
            return Objects.hash(super.hashCode(), color);
        }
    }

    static class Wrong {
        final int id;

        Wrong(int id) {
            this.id = id;
        }

        public boolean equals(Wrong other) {
            return other != null && id == other.id;
        }
    }

    static class NotCloneable {
        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Point p = new Point(1, 2), q = new Point(1, 2);
        System.out.println((p == q) + " " + p.equals(q) + " " + p.equals(null) + " " + p.equals("(1, 2)"));
        Point c = new Colored(1, 2, "red");
        System.out.println(p.equals(c) + " " + c.equals(p) + " " + c.equals(new Colored(1, 2, "red")) + " " + c);
        Set<Point> set = new HashSet<>();
        set.add(p);
        System.out.println(set.contains(q) + " " + set.add(q) + " " + set.add(c) + " " + set.size());
        Map<Point, String> map = new HashMap<>();
        map.put(p, "first");
        map.put(q, "second");
        System.out.println(map.size() + " " + map.get(new Point(1, 2)) + " " + map.keySet().iterator().next().tag);
        Wrong a = new Wrong(1), b = new Wrong(1);
        Object boxed = b;
        System.out.println(a.equals(b) + " " + a.equals(boxed) + " " + Objects.equals(a, b));
        System.out.println(Objects.hash(1, 2, 3) + " " + Objects.hash() + " " + Objects.hashCode(null) + " " + c.hashCode() + " " + java.util.Arrays.hashCode(new int[] {1, 2, 3}));
        Point copy = p.clone();
        copy.tag = "copied";
        System.out.println(copy.equals(p) + " " + (copy != p) + " " + p.tag + " " + copy.tag + " " + copy.getClass().getName());
        Point colouredCopy = c.clone();
        System.out.println(colouredCopy instanceof Colored);
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "default") + " " + Objects.requireNonNullElse(null, "else"));
        System.out.println("Aa".hashCode() + " " + "".hashCode() + " " + "espalier".hashCode() + " " + new int[0].equals(new int[0]));
        try {
            Objects.requireNonNull(null, "must be there");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new NotCloneable().copy());
    }
}
