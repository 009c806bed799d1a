public class EnumsAsStateMachines {
    enum Token {
        NUMBER, PLUS, TIMES, OPEN, CLOSE, END;

        static Token of(char c) {
            switch (c) {
                case '+': return PLUS;
                case '*': return TIMES;
                case '(': return OPEN;
                case ')': return CLOSE;
                case '$': return END;
                default:
                    if (Character.isDigit(c)) return NUMBER;
                    throw new IllegalArgumentException("unexpected '" + c + "'");
            }
        }
    }

    enum Phase {
        INIT, CONNECTING(1), CONNECTED(0, true), FAILED(2, false);

        private final int retries;
        private final Boolean usable;
        private static int transitions;

        Phase() {
            this(3);
        }

        Phase(int retries) {
            this(retries, null);
        }

        Phase(int retries, Boolean usable) {
            this.retries = retries;
            this.usable = usable;
        }

        Phase next(boolean success) {
            transitions++;
            return switch (this) {
                case INIT -> CONNECTING;
                case CONNECTING -> success ? CONNECTED : FAILED;
                case CONNECTED -> success ? this : INIT;
                case FAILED -> INIT;
            };
        }

        String show() {
            return name() + "/" + retries + "/" + usable;
        }
    }

    private final String input;
    private int at;

    EnumsAsStateMachines(String input) {
        this.input = input + "$";
    }

    private Token peek() {
        return Token.of(input.charAt(at));
    }

    int sum() {
        int value = product();
        while (peek() == Token.PLUS) {
            at++;
            value += product();
        }
        return value;
    }

    int product() {
        int value = factor();
        while (peek() == Token.TIMES) {
            at++;
            value *= factor();
        }
        return value;
    }

    int factor() {
        switch (peek()) {
            case OPEN -> {
                at++;
                int value = sum();
                expect(Token.CLOSE);
                return value;
            }
            case NUMBER -> {
                int value = 0;
                for (; peek() == Token.NUMBER; at++) value = value * 10 + input.charAt(at) - '0';
                return value;
            }
            default -> throw new IllegalStateException("got " + peek() + " at " + at);
        }
    }

    void expect(Token token) {
        if (peek() != token) throw new IllegalStateException("expected " + token + ", got " + peek());
        at++;
    }

    static int evaluate(String text) {
        EnumsAsStateMachines parser = new EnumsAsStateMachines(text);
        int value = parser.sum();
        parser.expect(Token.END);
        return value;
    }

    public static void main(String[] args) {
        System.out.println(evaluate("2+3*4") + " " + evaluate("(2+3)*4") + " " + evaluate("((7))*10+1"));
        Phase phase = Phase.INIT;
        boolean[] events = {true, false, true, true, true, false, true};
        for (boolean event : events) {
            phase = phase.next(event);
            System.out.print(phase.show() + " ");
        }
        System.out.println(Phase.transitions);
        for (String bad : new String[] {"2+", "(1", "2 + 2", ")"}) {
            try {
                System.out.println(evaluate(bad));
            } catch (IllegalStateException | IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(evaluate("1+2)"));
    }
}
