// needs: 21
import java.util.*;
import java.util.function.*;

/** Switches over patterns, enum constants, strings and numbers. */
public class PatternSwitches {
    enum Colour { RED, GREEN { @Override int weight() { return 5; } }, BLUE; int weight() { return 1; } }
    enum Level implements Shape { LOW, HIGH }
    sealed interface Shape permits Circle, Square, Pair, Level {}
    record Circle(double radius) implements Shape {}
    record Square(int side, Object label) implements Shape {}
    record Pair(Shape left, Shape right) implements Shape {}
    sealed interface Expression permits Number_, Sum, Product, Negation {}
    record Number_(int value) implements Expression {}
    record Sum(Expression left, Expression right) implements Expression {}
    record Product(Expression left, Expression right) implements Expression {}
    record Negation(Expression inner) implements Expression {}

    static String kind(Object object) {
        return switch (object) {
            case null -> "null";
            case String text when text.length() > 3 -> "long " + text;
            case String text -> "short " + text;
            case Integer number when number > 10 -> "big";
            case Integer number -> "int " + number;
            case Long number -> "long " + number;
            case Colour colour when colour == Colour.RED -> "red";
            case Colour colour -> colour.name();
            case int[] values -> "ints " + values.length;
            case Object[] values when values.length == 0 -> "no objects";
            case Square(int side, String label) -> "square " + side + label;
            case Square(int side, Object label) -> "square " + side;
            case List<?> list when list.isEmpty() -> "empty";
            case Collection<?> collection -> "collection " + collection.size();
            case Runnable runnable -> { runnable.run(); yield "ran"; }
            default -> "other";
        };
    }
    static int shape(Shape shape) {
        return switch (shape) {
            case Level.LOW -> 1;
            case Circle circle when circle.radius() > 1 -> 2;
            case Level.HIGH -> 3;
            case Circle circle -> 4;
            case Pair(Circle left, Pair right) -> 5;
            case Pair(Square(int side, var label), Shape right) when side > 3 -> 6;
            case Pair pair -> 7;
            case Square square -> 8;
        };
    }
    static int colour(Colour colour) {
        return switch (colour) {
            case RED -> 1;
            case Colour other when other.weight() == 5 -> 2;
            case GREEN -> 3;
            case BLUE -> 4;
        };
    }
    static int integer(Integer value) {
        return switch (value) {
            case 1 -> 10;
            case Integer number when number > 100 -> 20;
            case 7 -> 30;
            case Integer number -> 40;
        };
    }
    static int character(Character value) {
        return switch (value) {
            case 'a' -> 10;
            case Character letter when letter > 'x' -> 20;
            case 'b' -> 25;
            default -> 30;
        };
    }
    static int small(Byte value) {
        return switch (value) {
            case 1 -> 10;
            case Byte number when number < 0 -> 20;
            case 127 -> 30;
            default -> 40;
        };
    }
    static int text(String value) {
        return switch (value) {
            case "a" -> 10;
            case String other when other.isEmpty() -> 20;
            case "b", "c" -> 30;
            case null -> 35;
            default -> 40;
        };
    }
    static int evaluate(Expression expression) {
        return switch (expression) {
            case Number_(int value) -> value;
            case Sum(Number_(int left), Number_(int right)) -> left + right;
            case Sum(var left, var right) -> evaluate(left) + evaluate(right);
            case Product(Number_(int zero), var right) when zero == 0 -> 0;
            case Product(var left, var right) -> evaluate(left) * evaluate(right);
            case Negation(Negation(var inner)) -> evaluate(inner);
            case Negation(var inner) -> -evaluate(inner);
        };
    }
    static String statement(Object object) {
        String result = "";
        switch (object) {
            case CharSequence text when text.length() == 1:
                result += "one ";
                break;
            case CharSequence text:
                result += "text ";
            default:
                result += "rest ";
        }
        return result;
    }
    static <T extends Comparable<T>> String bounded(T value) {
        return switch (value) {
            case String text -> text;
            case Comparable<?> other -> "comparable";
        };
    }

    public static void main(String[] arguments) {
        Object[] objects = {null, "abc", "abcd", 3, 11, 5L, Colour.RED, Colour.GREEN, new int[3], new Object[0], new Object[1],
            new Square(1, "z"), new Square(2, 3), new Square(4, null), List.of(), List.of(1, 2), new TreeSet<>(List.of(1)), 3.0,
            (Runnable) () -> System.out.print("running ")};
        for (Object object : objects) System.out.println(kind(object));
        Shape[] shapes = {Level.LOW, Level.HIGH, new Circle(2), new Circle(1), new Pair(new Circle(1), new Pair(null, null)),
            new Pair(new Square(4, null), Level.LOW), new Pair(new Square(1, ""), Level.LOW), new Pair(null, null), new Square(1, 2)};
        for (Shape shape : shapes) System.out.print(shape(shape) + " ");
        System.out.println();
        for (Colour colour : Colour.values()) System.out.print(colour(colour) + " ");
        for (int value : new int[] {1, 7, 101, 5, -1}) System.out.print(integer(value) + " ");
        for (char letter : "abyc".toCharArray()) System.out.print(character(letter) + " ");
        for (int value : new int[] {1, -1, 127, 5}) System.out.print(small((byte) value) + " ");
        for (String value : new String[] {"a", "", "b", "c", "d", null}) System.out.print(text(value) + " ");
        System.out.println();
        System.out.println(evaluate(new Sum(new Number_(2), new Product(new Number_(3), new Negation(new Negation(new Number_(4)))))));
        System.out.println(evaluate(new Sum(new Number_(2), new Number_(5))) + evaluate(new Product(new Number_(0), null)));
        System.out.println(statement("a") + statement("ab") + statement(3));
        System.out.println(bounded("text") + bounded(5));
        List<Supplier<Integer>> failing = List.of(() -> shape(null), () -> colour(null), () -> integer(null));
        for (Supplier<Integer> supplier : failing) {
            try {
                System.out.println(supplier.get());
            } catch (NullPointerException expected) {
                System.out.println("null pointer");
            }
        }
    }
}
