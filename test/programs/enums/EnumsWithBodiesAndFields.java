import java.util.function.IntBinaryOperator;

public class EnumsWithBodiesAndFields {
    enum Operation implements IntBinaryOperator {
        PLUS("+", 1) {
            @Override
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        MINUS("-", 1) {
            @Override
            public int applyAsInt(int a, int b) {
                return a - b;
            }
        },
        TIMES("*", 2) {
            private int uses;

            @Override
            public int applyAsInt(int a, int b) {
                uses++;
                return a * b;
            }

            @Override
            String describe() {
                return super.describe() + " used " + uses;
            }
        };

        private final String symbol;
        final int precedence;

        Operation(String symbol, int precedence) {
            this.symbol = symbol;
            this.precedence = precedence;
        }

        String describe() {
            return name().toLowerCase() + "(" + symbol + ")";
        }

        static Operation of(char c) {
            for (Operation operation : values()) if (operation.symbol.charAt(0) == c) return operation;
            throw new IllegalArgumentException("no operation " + c);
        }
    }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);

        private static final double G = 6.67300E-11;
        private final double mass, radius;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return G * mass / (radius * radius);
        }
    }

    enum State {
        IDLE {
            State next(char c) {
                return c == 's' ? RUNNING : this;
            }
        },
        RUNNING {
            State next(char c) {
                return c == 'p' ? PAUSED : c == 'x' ? IDLE : this;
            }
        },
        PAUSED {
            State next(char c) {
                return c == 's' ? RUNNING : IDLE;
            }
        };

        abstract State next(char c);
    }

    enum Empty {
    }

    public static void main(String[] args) {
        for (Operation operation : Operation.values()) System.out.println(operation + " " + operation.describe() + " " + operation.applyAsInt(6, 3) + " " + operation.precedence);
        System.out.println(Operation.TIMES.describe());
        System.out.println(Operation.PLUS.getClass() == Operation.class);
        System.out.println(Operation.PLUS.getDeclaringClass() == Operation.class);
        System.out.printf("%.3f %.3f%n", Planet.EARTH.gravity(), Planet.MERCURY.gravity());
        State state = State.IDLE;
        for (char c : "asspxsp?".toCharArray()) {
            state = state.next(c);
            System.out.print(state + " ");
        }
        System.out.println();
        System.out.println(Empty.values().length + " " + Operation.valueOf("MINUS").ordinal() + " " + Planet.valueOf("EARTH").compareTo(Planet.MERCURY));
        System.out.println(Operation.of('*') == Operation.TIMES);
        Operation.of('?');
    }
}
