// needs: 21
import java.util.List;

public class SwitchPatternsWithGuards {
    enum Suit { CLUBS, HEARTS }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when i < 0 -> "negative " + i;
            case Integer i -> "int " + i;
            case String s when s.isEmpty() -> "empty";
            case String s -> {
                String reversed = new StringBuilder(s).reverse().toString();
                yield s.equals(reversed) ? "palindrome " + s : "string " + s;
            }
            case int[] array when array.length > 2 -> "long array";
            case int[] array -> "array " + array.length;
            case Suit suit when suit == Suit.HEARTS -> "hearts";
            case Suit suit -> "suit " + suit.ordinal();
            case List<?> list -> "list " + list.size();
            case Character c -> "char " + (char) (c + 1);
            default -> "other " + o.getClass().getSimpleName();
        };
    }

    static void statement(Object o) {
        switch (o) {
            case String s when s.length() > 3:
                System.out.println("long " + s);
                break;
            case String s:
                System.out.println("short " + s);
                break;
            case Number n:
                System.out.println("number " + n.intValue());
                break;
            default:
                System.out.println("default");
        }
    }

    static int calls;

    static boolean check(int limit) {
        calls++;
        return limit > 2;
    }

    static String guards(Object o) {
        return switch (o) {
            case Integer i when check(i) && i % 2 == 0 -> "even above two";
            case Integer i when check(i) -> "odd above two";
            case Integer i when i == 0 -> "zero";
            default -> "default";
        };
    }

    static String nullWithDefault(String s) {
        return switch (s) {
            case "a", "b" -> "letter";
            case String t when t.length() > 5 -> "long";
            case null, default -> "null or other";
        };
    }

    static String constants(Suit suit) {
        return switch (suit) {
            case CLUBS -> "black";
            case HEARTS -> "red";
            case null -> "no suit";
        };
    }

    static int boxed(Integer i) {
        return switch (i) {
            case 1 -> 10;
            case 2 -> 20;
            case Integer n when n > 50 -> n * 2;
            case Integer n -> n;
        };
    }

    public static void main(String[] args) {
        Object[] values = {null, 500, -5, 50, "", "abba", "abc", new int[3], new int[1], Suit.HEARTS, Suit.CLUBS, List.of(1, 2), 'x', 2.5};
        for (Object value : values) System.out.println(kind(value));
        statement("long string");
        statement("abc");
        statement(3.7);
        statement('c');
        System.out.println(guards(4) + ", " + guards(5) + ", " + guards(0) + ", " + guards("x") + ", calls " + calls);
        System.out.println(nullWithDefault("b") + ", " + nullWithDefault(null) + ", " + nullWithDefault("abcdefg") + ", " + nullWithDefault("c"));
        System.out.println(constants(null) + constants(Suit.CLUBS));
        System.out.println(boxed(1) + boxed(60) + boxed(7));
        statement(null);
    }
}
