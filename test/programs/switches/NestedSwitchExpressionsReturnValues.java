public class NestedSwitchExpressionsReturnValues {
    enum Op { ADD, SUB, MUL, DIV, POW }

    enum Kind { INT, TEXT }

    static Object apply(Op op, Object a, Object b) {
        Kind kind = a instanceof Integer && b instanceof Integer ? Kind.INT : Kind.TEXT;
        return switch (kind) {
            case INT -> {
                int x = (Integer) a, y = (Integer) b;
                yield switch (op) {
                    case ADD -> (Object) (x + y);
                    case SUB -> x - y;
                    case MUL -> x * y;
                    case DIV -> {
                        if (y == 0) yield "undefined";
                        yield x % y == 0 ? (Object) (x / y) : (Object) ((double) x / y);
                    }
                    case POW -> {
                        long r = 1;
                        for (int i = 0; i < y; i++) r *= x;
                        yield r;
                    }
                };
            }
            case TEXT -> switch (op) {
                case ADD -> "" + a + b;
                case MUL -> {
                    if (b == null) throw new IllegalArgumentException("times nothing");
                    yield String.valueOf(a).repeat(b.toString().length());
                }
                default -> throw new UnsupportedOperationException(op + " on text");
            };
        };
    }

    static double numeric(int selector) {
        return switch (selector) {
            case 0 -> 1;
            case 1 -> 2L + switch (selector + 1) {
                case 2 -> 0.5f;
                default -> 7;
            };
            case 2 -> 'c';
            default -> Integer.valueOf(9);
        };
    }

    static String describe(int n) {
        return "n=" + n + switch (Integer.signum(n)) {
            case -1 -> " negative" + switch (n % 2) {
                case 0 -> " even";
                default -> " odd";
            };
            case 0 -> "";
            default -> {
                int digits = 0;
                for (int m = n; m > 0; m /= 10) digits++;
                yield " with " + digits + switch (digits) {
                    case 1 -> " digit";
                    default -> " digits";
                };
            }
        } + ".";
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) System.out.print(apply(op, 7, 2) + " ");
        System.out.println(apply(Op.DIV, 8, 2) + " " + apply(Op.DIV, 1, 0) + " " + apply(Op.ADD, "a", 1) + " " + apply(Op.MUL, 'x', "abc") + " " + apply(Op.ADD, null, null));
        System.out.println(numeric(0) + " " + numeric(1) + " " + numeric(2) + " " + numeric(3));
        System.out.println(describe(-4) + describe(-3) + describe(0) + describe(7) + describe(1234));
        try {
            apply(Op.MUL, "a", null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        apply(Op.POW, "a", "b");
    }
}
