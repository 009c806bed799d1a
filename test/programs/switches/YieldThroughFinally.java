import java.util.ArrayList;
import java.util.List;

public class YieldThroughFinally {
    static final List<String> LOG = new ArrayList<>();

    static int classify(int code) {
        return switch (code / 100) {
            case 2 -> {
                try {
                    yield code;
                } finally {
                    LOG.add("ok " + code);
                }
            }
            case 4, 5 -> {
                int severity = 0;
                for (int i = 0; i < 10; i++) {
                    if (i == code % 10) {
                        yield -severity;
                    }
                    severity += i;
                }
                yield Integer.MIN_VALUE;
            }
            default -> {
                synchronized (LOG) {
                    if (code < 0) throw new IllegalArgumentException("negative code " + code);
                    LOG.add("unknown " + code);
                    yield 0;
                }
            }
        };
    }

    static int precedence(char operator) {
        return switch (operator) {
            case '+', '-' -> 1;
            case '*', '/', '%' -> 2;
            case '^' -> 3;
            default -> -1;
        };
    }

    static String describe(long value, boolean plural) {
        return value + " " + switch ((int) Math.min(value, 2)) {
            case 1 -> plural ? "items" : "item";
            case 0, 2 -> {
                yield plural
                    ? switch ((int) (value % 3)) {
                        case 0 -> "triples";
                        default -> "items";
                    }
                    : "item";
            }
            default -> "?";
        };
    }

    public static void main(String[] args) {
        int[] codes = {200, 404, 503, 302, 499};
        for (int code : codes) System.out.print(classify(code) + " ");
        System.out.println();
        System.out.println(LOG);
        StringBuilder table = new StringBuilder();
        for (char c : "+*^?".toCharArray()) table.append(c).append(precedence(c)).append(' ');
        System.out.println(table);
        for (long n = 0; n < 5; n++) System.out.print(describe(n, n != 1) + "; ");
        System.out.println();
        int yield = 3;
        yield += 2;
        System.out.println("yield is also a name: " + yield);
        int value = switch (yield) {
            case 5:
                int temporary = yield * 2;
                if (temporary > 9) {
                    yield temporary;
                }
            case 6:
                yield 6;
            default:
                yield -1;
        };
        System.out.println(value);
        boolean state = switch (value) { case 10 -> true; default -> false; } && switch ("a") { case "a" -> !LOG.isEmpty(); default -> false; };
        if (switch (value) { case 10 -> state; default -> !state; }) System.out.println("condition from a switch");
        System.out.println(classify(-1));
    }
}
