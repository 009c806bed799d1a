import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

public class SwitchInsideEverything {
    static int depth;

    static String spell(int digit) {
        return switch (digit) {
            case 0 -> "zero";
            case 1 -> "one";
            case 2 -> "two";
            default -> {
                if (digit < 0) yield "minus " + spell(-digit);
                String prefix = digit >= 10 ? spell(digit / 10) + " " : "";
                yield prefix + switch (digit % 10) {
                    case 0, 1, 2 -> spell(digit % 10);
                    case 3 -> "three";
                    default -> "many";
                };
            }
        };
    }

    final String kind = switch (depth++) {
        case 0 -> "first";
        case 1 -> "second";
        default -> "later";
    };

    static final int WIDTH;

    static {
        switch (System.lineSeparator().length()) {
            case 1:
                WIDTH = 80;
                break;
            default:
                WIDTH = 120;
        }
    }

    SwitchInsideEverything() {
        this(switch (depth) {
            case 0 -> "none yet";
            default -> "depth " + depth;
        });
    }

    SwitchInsideEverything(String s) {
        System.out.println(s + ", " + kind);
    }

    static IntFunction<String> namer(boolean upper) {
        return n -> switch (n) {
            case 1 -> upper ? "ONE" : "one";
            case 2 -> {
                String two = "two";
                yield upper ? two.toUpperCase() : two;
            }
            default -> throw new IllegalArgumentException("no name for " + n);
        };
    }

    static List<Integer> collatz(int n) {
        List<Integer> path = new ArrayList<>();
        while (true) {
            path.add(n);
            switch (n) {
                case 1 -> {
                    return path;
                }
                case 2, 4, 8, 16 -> {
                    n /= 2;
                    continue;
                }
                default -> n = switch (n & 1) {
                    case 0 -> n / 2;
                    default -> 3 * n + 1;
                };
            }
            if (path.size() > 5) path.remove(0);
        }
    }

    public static void main(String[] args) {
        System.out.println(spell(2) + ", " + spell(-1) + ", " + spell(203) + ", " + spell(47));
        new SwitchInsideEverything();
        new SwitchInsideEverything();
        new SwitchInsideEverything("explicit");
        System.out.println(WIDTH + " " + namer(true).apply(2) + namer(false).apply(1));
        System.out.println(collatz(6) + " " + collatz(27));
        int[] counts = new int[3];
        for (String word : "a bb a ccc dddd bb".split(" ")) {
            counts[switch (word.length()) {
                case 1 -> 0;
                case 2 -> 1;
                default -> 2;
            }]++;
        }
        System.out.println(counts[0] + " " + counts[1] + " " + counts[2]);
        for (int i = 0; switch (i) { case 0, 1, 2 -> true; default -> false; }; i++) System.out.print(i);
        System.out.println();
        System.out.println(namer(true).apply(3));
    }
}
