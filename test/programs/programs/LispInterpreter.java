import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LispInterpreter {
    interface Callable {
        Object call(List<Object> arguments);
    }

    static final class Symbol {
        private static final Map<String, Symbol> TABLE = new HashMap<>();
        final String name;

        private Symbol(String name) {
            this.name = name;
        }

        static Symbol of(String name) {
            return TABLE.computeIfAbsent(name, Symbol::new);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static final class Pair {
        Object head;
        Object tail;

        Pair(Object head, Object tail) {
            this.head = head;
            this.tail = tail;
        }

        @Override
        public String toString() {
            StringBuilder out = new StringBuilder("(");
            Object at = this;
            for (; at instanceof Pair p; at = p.tail) out.append(out.length() > 1 ? " " : "").append(show(p.head));
            if (at != null) out.append(" . ").append(show(at));
            return out.append(")").toString();
        }
    }

    static class Environment {
        private final Map<Symbol, Object> values = new HashMap<>();
        private final Environment outer;

        Environment(Environment outer) {
            this.outer = outer;
        }

        Object get(Symbol s) {
            for (Environment e = this; e != null; e = e.outer) if (e.values.containsKey(s)) return e.values.get(s);
            throw new RuntimeException("unbound " + s);
        }

        void define(Symbol s, Object value) {
            values.put(s, value);
        }

        void set(Symbol s, Object value) {
            Environment e = this;
            while (e != null && !e.values.containsKey(s)) e = e.outer;
            if (e == null) throw new RuntimeException("cannot set " + s);
            e.values.put(s, value);
        }
    }

    private final Environment global = new Environment(null);

    LispInterpreter() {
        define("+", arguments -> fold(arguments, 0L, (a, b) -> a + b));
        define("*", arguments -> fold(arguments, 1L, (a, b) -> a * b));
        define("-", arguments -> arguments.size() == 1 ? (Object) (-(Long) arguments.get(0)) : (Long) arguments.get(0) - (Long) arguments.get(1));
        define("<", arguments -> (Long) arguments.get(0) < (Long) arguments.get(1));
        define("=", arguments -> arguments.get(0).equals(arguments.get(1)));
        define("cons", arguments -> new Pair(arguments.get(0), arguments.get(1)));
        define("car", arguments -> ((Pair) arguments.get(0)).head);
        define("cdr", arguments -> ((Pair) arguments.get(0)).tail);
        define("null?", arguments -> arguments.get(0) == null);
        define("list", LispInterpreter::list);
    }

    interface LongOperator {
        long apply(long a, long b);
    }

    private static Object fold(List<Object> arguments, long zero, LongOperator operator) {
        long result = zero;
        for (Object o : arguments) result = operator.apply(result, (Long) o);
        return result;
    }

    private void define(String name, Callable callable) {
        global.define(Symbol.of(name), callable);
    }

    static Object list(List<Object> items) {
        Object result = null;
        for (int i = items.size() - 1; i >= 0; i--) result = new Pair(items.get(i), result);
        return result;
    }

    static String show(Object o) {
        if (o == null) return "()";
        if (o instanceof Boolean b) return b ? "#t" : "#f";
        if (o instanceof Callable) return "<procedure>";
        return o.toString();
    }

    static class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        private void skip() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
        }

        boolean more() {
            skip();
            return at < text.length();
        }

        Object read() {
            skip();
            if (at >= text.length()) throw new IllegalStateException("unexpected end");
            char c = text.charAt(at++);
            if (c == '\'') return list(Arrays.asList(Symbol.of("quote"), read()));
            if (c == ')') throw new IllegalStateException("unexpected )");
            if (c == '(') {
                List<Object> items = new ArrayList<>();
                for (skip(); at < text.length() && text.charAt(at) != ')'; skip()) items.add(read());
                if (at++ >= text.length()) throw new IllegalStateException("missing )");
                return list(items);
            }
            int start = at - 1;
            while (at < text.length() && " ()'\n".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(start, at);
            try {
                return Long.parseLong(word);
            } catch (NumberFormatException e) {
                return word.equals("#t") ? Boolean.TRUE : word.equals("#f") ? (Object) Boolean.FALSE : Symbol.of(word);
            }
        }
    }

    private Object evaluate(Object expression, Environment env) {
        while (true) {
            if (expression instanceof Symbol s) return env.get(s);
            if (!(expression instanceof Pair form)) return expression;
            if (form.head instanceof Symbol s) {
                Pair rest = (Pair) form.tail;
                switch (s.name) {
                    case "quote":
                        return rest.head;
                    case "if": {
                        boolean test = evaluate(rest.head, env) != Boolean.FALSE;
                        Pair branches = (Pair) rest.tail;
                        expression = test ? branches.head : ((Pair) branches.tail).head;
                        continue;
                    }
                    case "define":
                        if (rest.head instanceof Pair signature) {
                            env.define((Symbol) signature.head, lambda(signature.tail, rest.tail, env));
                        } else {
                            env.define((Symbol) rest.head, evaluate(((Pair) rest.tail).head, env));
                        }
                        return Symbol.of("ok");
                    case "set!":
                        env.set((Symbol) rest.head, evaluate(((Pair) rest.tail).head, env));
                        return null;
                    case "lambda":
                        return lambda(rest.head, rest.tail, env);
                    case "let": {
                        Environment inner = new Environment(env);
                        for (Object b = rest.head; b instanceof Pair p; b = p.tail) {
                            Pair binding = (Pair) p.head;
                            inner.define((Symbol) binding.head, evaluate(((Pair) binding.tail).head, env));
                        }
                        return body(rest.tail, inner);
                    }
                    default:
                }
            }
            Object function = evaluate(form.head, env);
            List<Object> arguments = new ArrayList<>();
            for (Object a = form.tail; a instanceof Pair p; a = p.tail) arguments.add(evaluate(p.head, env));
            if (!(function instanceof Callable callable)) throw new RuntimeException("not a function: " + show(function));
            return callable.call(arguments);
        }
    }

    private Object body(Object forms, Environment env) {
        Object result = null;
        for (; forms instanceof Pair p; forms = p.tail) result = evaluate(p.head, env);
        return result;
    }

    private Callable lambda(Object parameters, Object forms, Environment closure) {
        return arguments -> {
            Environment env = new Environment(closure);
            int i = 0;
            for (Object p = parameters; p instanceof Pair pair; p = pair.tail) env.define((Symbol) pair.head, arguments.get(i++));
            if (i < arguments.size()) throw new IllegalArgumentException("too many arguments: " + arguments.size());
            return body(forms, env);
        };
    }

    void run(String source) {
        Reader reader = new Reader(source);
        while (reader.more()) {
            try {
                System.out.println(show(evaluate(reader.read(), global)));
            } catch (ClassCastException | NullPointerException | IndexOutOfBoundsException e) {
                System.out.println("error: " + e.getClass().getSimpleName());
            } catch (IllegalArgumentException e) {
                System.out.println("error: " + e.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        LispInterpreter lisp = new LispInterpreter();
        lisp.run("(+ 1 2 (* 3 4)) '(a (b . c) 1) (cons 1 2) (list) (if (< 1 2) 'yes 'no)");
        lisp.run("(define (fact n) (if (< n 2) 1 (* n (fact (- n 1))))) (fact 20)");
        lisp.run("(define (map f l) (if (null? l) l (cons (f (car l)) (map f (cdr l))))) (map (lambda (x) (* x x)) '(1 2 3))");
        lisp.run("(define (counter) (let ((n 0)) (lambda () (set! n (+ n 1)) n))) (define c (counter)) (c) (c) ((counter))");
        lisp.run("(define (range a b) (if (< a b) (cons a (range (+ a 1) b)) '())) (range 0 8)");
        lisp.run("(define (fold f z l) (if (null? l) z (fold f (f z (car l)) (cdr l)))) (fold + 0 (range 1 101)) (fold (lambda (acc x) (cons x acc)) '() '(a b c))");
        lisp.run("(car '()) (+ 'a 1) ((lambda (x) x)) ((lambda (x) x) 1 2) map (= 'a 'a)");
        lisp.run("(undefined-name)");
    }
}
