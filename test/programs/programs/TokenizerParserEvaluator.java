import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class TokenizerParserEvaluator {
    enum TokenKind { NUMBER, NAME, OPERATOR, OPEN, CLOSE, COMMA, END }

    static final class Token {
        final TokenKind kind;
        final String text;
        final int position;

        Token(TokenKind kind, String text, int position) {
            this.kind = kind;
            this.text = text;
            this.position = position;
        }

        @Override
        public String toString() {
            return kind + (text.isEmpty() ? "" : ":" + text);
        }
    }

    static class SyntaxException extends RuntimeException {
        SyntaxException(String message, int position) {
            super(message + " at " + position);
        }
    }

    static List<Token> tokenize(String source) {
        List<Token> tokens = new ArrayList<>();
        int i = 0;
        while (i < source.length()) {
            char c = source.charAt(i);
            int start = i;
            if (Character.isWhitespace(c)) {
                i++;
                continue;
            }
            if (Character.isDigit(c) || c == '.') {
                boolean dot = false;
                for (; i < source.length() && (Character.isDigit(source.charAt(i)) || source.charAt(i) == '.' && !dot); i++) dot |= source.charAt(i) == '.';
                tokens.add(new Token(TokenKind.NUMBER, source.substring(start, i), start));
            } else if (Character.isLetter(c)) {
                do i++; while (i < source.length() && Character.isLetterOrDigit(source.charAt(i)));
                tokens.add(new Token(TokenKind.NAME, source.substring(start, i), start));
            } else {
                TokenKind kind = switch (c) {
                    case '+', '-', '*', '/', '^', '%', '=' -> TokenKind.OPERATOR;
                    case '(' -> TokenKind.OPEN;
                    case ')' -> TokenKind.CLOSE;
                    case ',' -> TokenKind.COMMA;
                    default -> throw new SyntaxException("unexpected '" + c + "'", i);
                };
                tokens.add(new Token(kind, String.valueOf(c), i++));
            }
        }
        tokens.add(new Token(TokenKind.END, "", source.length()));
        return tokens;
    }

    interface Expression {
        double evaluate(Map<String, Double> variables);
    }

    static class Literal implements Expression {
        private final double value;

        Literal(double value) {
            this.value = value;
        }

        @Override
        public double evaluate(Map<String, Double> variables) {
            return value;
        }

        @Override
        public String toString() {
            return value == Math.floor(value) ? String.valueOf((long) value) : String.valueOf(value);
        }
    }

    static class Variable implements Expression {
        private final String name;

        Variable(String name) {
            this.name = name;
        }

        @Override
        public double evaluate(Map<String, Double> variables) {
            Double value = variables.get(name);
            if (value == null) throw new IllegalStateException("undefined variable " + name);
            return value;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static class Binary implements Expression {
        private static final Map<String, DoubleBinaryOperator> OPERATORS = new HashMap<>();

        static {
            OPERATORS.put("+", Double::sum);
            OPERATORS.put("-", (a, b) -> a - b);
            OPERATORS.put("*", (a, b) -> a * b);
            OPERATORS.put("/", (a, b) -> a / b);
            OPERATORS.put("%", (a, b) -> a % b);
            OPERATORS.put("^", Math::pow);
        }

        private final String operator;
        private final Expression left, right;

        Binary(String operator, Expression left, Expression right) {
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        public double evaluate(Map<String, Double> variables) {
            return OPERATORS.get(operator).applyAsDouble(left.evaluate(variables), right.evaluate(variables));
        }

        @Override
        public String toString() {
            return "(" + left + " " + operator + " " + right + ")";
        }
    }

    static class Call implements Expression {
        private final String name;
        private final List<Expression> arguments;
        private final Map<String, DoubleUnaryOperator> functions = Map.of("sqrt", Math::sqrt, "abs", Math::abs, "floor", Math::floor);

        Call(String name, List<Expression> arguments) {
            this.name = name;
            this.arguments = arguments;
        }

        @Override
        public double evaluate(Map<String, Double> variables) {
            if (name.equals("max") || name.equals("min")) {
                double best = arguments.get(0).evaluate(variables);
                for (Expression argument : arguments.subList(1, arguments.size())) {
                    double value = argument.evaluate(variables);
                    best = name.equals("max") ? Math.max(best, value) : Math.min(best, value);
                }
                return best;
            }
            DoubleUnaryOperator function = functions.get(name);
            if (function == null || arguments.size() != 1) throw new IllegalStateException("no function " + name + "/" + arguments.size());
            return function.applyAsDouble(arguments.get(0).evaluate(variables));
        }

        @Override
        public String toString() {
            return name + arguments;
        }
    }

    private final List<Token> tokens;
    private int at;

    TokenizerParserEvaluator(String source) {
        tokens = tokenize(source);
    }

    private Token peek() {
        return tokens.get(at);
    }

    private boolean accept(TokenKind kind) {
        if (peek().kind != kind) return false;
        at++;
        return true;
    }

    private void expect(TokenKind kind) {
        if (!accept(kind)) throw new SyntaxException("expected " + kind + " but got " + peek(), peek().position);
    }

    private static int precedence(String operator) {
        return switch (operator) {
            case "+", "-" -> 1;
            case "*", "/", "%" -> 2;
            case "^" -> 3;
            default -> -1;
        };
    }

    Expression parse() {
        Expression result = binary(1);
        expect(TokenKind.END);
        return result;
    }

    private Expression binary(int minimum) {
        Expression left = unary();
        while (peek().kind == TokenKind.OPERATOR && precedence(peek().text) >= minimum) {
            String operator = tokens.get(at++).text;
            int next = operator.equals("^") ? precedence(operator) : precedence(operator) + 1;
            left = new Binary(operator, left, binary(next));
        }
        return left;
    }

    private Expression unary() {
        if (peek().text.equals("-")) {
            at++;
            return new Binary("-", new Literal(0), unary());
        }
        return primary();
    }

    private Expression primary() {
        Token token = peek();
        at++;
        switch (token.kind) {
            case NUMBER:
                return new Literal(Double.parseDouble(token.text));
            case NAME: {
                if (!accept(TokenKind.OPEN)) return new Variable(token.text);
                List<Expression> arguments = new ArrayList<>();
                if (!accept(TokenKind.CLOSE)) {
                    do arguments.add(binary(1)); while (accept(TokenKind.COMMA));
                    expect(TokenKind.CLOSE);
                }
                return new Call(token.text, arguments);
            }
            case OPEN: {
                Expression inner = binary(1);
                expect(TokenKind.CLOSE);
                return inner;
            }
            default:
                throw new SyntaxException("unexpected " + token, token.position);
        }
    }

    public static void main(String[] args) {
        Map<String, Double> variables = new HashMap<>();
        variables.put("x", 3.0);
        variables.put("pi", 3.14159);
        String[] sources = {"1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-x ^ 2", "10 / 4 - 7 % 4", "sqrt(x * x + 16)", "max(1, x, 2) + min(4)", "2 * pi * x", "1 / 0", "y + 1", "foo(1)", "1 +", "2 $ 3", "(1 + 2", "1 2", "max()"};
        for (String source : sources) {
            try {
                Expression expression = new TokenizerParserEvaluator(source).parse();
                System.out.println(expression + " = " + expression.evaluate(variables));
            } catch (SyntaxException e) {
                System.out.println("syntax: " + e.getMessage());
            } catch (IllegalStateException | IndexOutOfBoundsException e) {
                System.out.println(e.getClass().getSimpleName() + " in " + source);
            }
        }
        System.out.println(tokenize("f(1.5,x)"));
    }
}
