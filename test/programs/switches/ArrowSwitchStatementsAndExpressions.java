public class ArrowSwitchStatementsAndExpressions {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static int letters(Day day) {
        return switch (day) {
            case MON, FRI, SUN -> 6;
            case TUE -> 7;
            case THU, SAT -> 8;
            case WED -> 9;
        };
    }

    static String kind(int n) {
        String result = switch (n % 4) {
            case 0 -> "even";
            case 1, 3 -> {
                String prefix = n < 0 ? "negative " : "";
                yield prefix + "odd";
            }
            case 2 -> {
                if (n > 10) yield "big even";
                yield "even";
            }
            default -> throw new IllegalArgumentException("rest " + n % 4);
        };
        return result;
    }

    static int oldStyleExpression(String s) {
        return switch (s) {
            case "a":
            case "b":
                yield 1;
            case "c":
                int length = s.length();
                yield length + 10;
            default:
                System.out.print("(default) ");
                yield 0;
        };
    }

    static void statement(Object target, int n) {
        switch (n) {
            case 1 -> System.out.println("one");
            case 2, 3 -> {
                System.out.println("two or three");
                System.out.println(target);
            }
            case 4 -> throw new UnsupportedOperationException("four");
            default -> {
            }
        }
    }

    static double mixed(int n) {
        return switch (n) {
            case 0 -> 1;
            case 1 -> 2L;
            case 2 -> 'c';
            default -> 1.5f;
        };
    }

    public static void main(String[] args) {
        int total = 0;
        for (Day day : Day.values()) total = total * 10 + letters(day);
        System.out.println(total);
        System.out.println(kind(4) + ", " + kind(5) + ", " + kind(14) + ", " + kind(6));
        try {
            kind(-3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(oldStyleExpression("b") + oldStyleExpression("c") + oldStyleExpression("z"));
        statement("target", 1);
        statement("target", 3);
        statement("target", 9);
        try {
            statement(null, 4);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(mixed(0) + " " + mixed(1) + " " + mixed(2) + " " + mixed(3));
        int x = 3;
        System.out.println(1 + switch (x) { case 3 -> x++; default -> 0; } * 2 + x);
        int nested = switch (x) {
            case 4 -> switch ("k") {
                case "k" -> {
                    for (int i = 0; ; i++) if (i * i > 30) yield i;
                }
                default -> -1;
            };
            default -> -2;
        };
        System.out.println(nested);
        Runnable action = switch (args.length) {
            case 0 -> () -> System.out.println("from a lambda");
            default -> () -> {};
        };
        action.run();
        Day none = null;
        try {
            letters(none);
        } catch (NullPointerException e) {
            System.out.println("null day");
        }
        System.out.println(switch (Day.SUN) { case SUN -> { try { yield Integer.parseInt("x"); } catch (NumberFormatException e) { yield -7; } finally { System.out.print("finally "); } } default -> 0; });
    }
}
