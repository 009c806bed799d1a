// needs: 22
import java.util.ArrayDeque;
import java.util.List;
import java.util.function.BiFunction;

public class UnnamedPatternsAndVariables {
    record Point(int x, int y) {
    }

    sealed interface Shape permits Circle, Square, Triangle {
    }

    record Circle(Point center, int radius) implements Shape {
    }

    record Square(Point corner, int side) implements Shape {
    }

    record Triangle(Point a, Point b, Point c) implements Shape {
    }

    static String describe(Shape shape) {
        return switch (shape) {
            case Circle(_, int radius) -> "circle " + radius;
            case Square(Point(int x, _), _) when x == 0 -> "square on the axis";
            case Square _ -> "square";
            case Triangle(_, Point(_, var y), _) -> "triangle " + y;
        };
    }

    static boolean round(Object o) {
        return switch (o) {
            case Circle _, String _ -> true;
            default -> false;
        };
    }

    public static void main(String[] args) {
        Point origin = new Point(0, 0);
        System.out.println(describe(new Circle(null, 3)) + ", " + describe(new Square(origin, 1)) + ", " + describe(new Square(new Point(1, 1), 1)) + ", " + describe(new Triangle(origin, new Point(4, 5), origin)));
        System.out.println(round(new Circle(origin, 1)) + " " + round("o") + " " + round(1));
        int total = 0;
        for (String _ : List.of("a", "b", "c")) total++;
        System.out.println(total);
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException _) {
            System.out.println("not a number");
        }
        BiFunction<Integer, Integer, Integer> first = (a, _) -> a;
        BiFunction<Integer, Integer, Integer> neither = (_, _) -> 0;
        System.out.println(first.apply(7, 8) + neither.apply(1, 2));
        var queue = new ArrayDeque<>(List.of(1, 2, 3, 4));
        while (queue.size() > 1) {
            int kept = queue.remove();
            var _ = queue.remove();
            System.out.print(kept + " ");
        }
        System.out.println();
        for (int i = 0, _ = total++; i < 2; i++) System.out.print(i);
        System.out.println(" " + total);
        Object o = new Circle(origin, 9);
        if (o instanceof Circle(Point(_, int y), _)) System.out.println("y " + y);
        if (o instanceof Circle _) System.out.println("some circle");
    }
}
