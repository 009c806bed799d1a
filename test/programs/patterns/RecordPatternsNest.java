// needs: 21
import java.util.List;

public class RecordPatternsNest {
    record Point(int x, int y) {
    }

    record Line(Point from, Point to) {
    }

    record Box<T>(T content) {
    }

    record Pair<A, B>(A first, B second) {
    }

    sealed interface Shape permits Circle, Rectangle {
    }

    record Circle(Point center, double radius) implements Shape {
    }

    record Rectangle(Point corner, Point opposite) implements Shape {
        Rectangle {
            if (corner.x() > opposite.x()) {
                Point swap = corner;
                corner = opposite;
                opposite = swap;
            }
        }
    }

    static String describe(Object o) {
        if (o instanceof Line(Point(var a, var b), Point(int c, int d)) && a == c) return "vertical line at " + a + " of length " + Math.abs(d - b);
        if (o instanceof Line(Point from, Point(int c, int d))) return "line from " + from + " to " + c + "," + d;
        if (o instanceof Box<?>(Box<?>(String s))) return "boxed twice " + s;
        if (o instanceof Box<?>(var anything)) return "box of " + anything;
        return "other";
    }

    static double area(Shape shape) {
        return switch (shape) {
            case Circle(Point c, double r) -> Math.round(Math.PI * r * r * 100) / 100.0;
            case Rectangle(Point(int x1, int y1), Point(int x2, int y2)) -> Math.abs((x2 - x1) * (y2 - y1));
        };
    }

    static String pair(Pair<?, ?> p) {
        return switch (p) {
            case Pair<?, ?>(Integer a, Integer b) when a > b -> "descending " + (a - b);
            case Pair<?, ?>(Integer a, Integer b) -> "ascending " + (b - a);
            case Pair<?, ?>(String a, var b) -> a + "/" + b;
            case Pair<?, ?>(Pair<?, ?>(var a, var b), var c) -> "nested " + a + b + c;
            case Pair<?, ?>(var a, var b) -> "any " + a + b;
        };
    }

    public static void main(String[] args) {
        System.out.println(describe(new Line(new Point(1, 2), new Point(1, 9))));
        System.out.println(describe(new Line(new Point(1, 2), new Point(3, 4))));
        System.out.println(describe(new Line(null, new Point(3, 4))));
        System.out.println(describe(new Line(new Point(1, 1), null)));
        System.out.println(describe(new Box<>(new Box<>("deep"))) + "; " + describe(new Box<>(List.of(1))) + "; " + describe(new Box<>(null)) + "; " + describe(null));
        System.out.println(area(new Circle(new Point(0, 0), 2)) + " " + area(new Rectangle(new Point(5, 1), new Point(2, 3))));
        for (Pair<?, ?> p : List.of(new Pair<>(5, 3), new Pair<>(3, 5), new Pair<>("a", null), new Pair<>(new Pair<>(1, 2), 3), new Pair<>('c', 2.0))) {
            System.out.println(pair(p));
        }
        Object o = new Pair<>(new Point(1, 2), new Box<>(7));
        if (o instanceof Pair<?, ?>(Point(int x, int y), Box<?>(Integer n)) && x + y < n) System.out.println(x + y + n);
        System.out.println(!(o instanceof Pair<?, ?>(String s, var rest)) ? "no string" : s + rest);
    }
}
