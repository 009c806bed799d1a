import java.util.*;
public class LexerAndPrattParser {
    enum Kind {
        NUM, IDENT, OP, LP, RP, LET, EQ, EOF, STR
    }
    record Tok(Kind k, String text, int line, int col) {
        @Override public String toString() {
            return k + (text.isEmpty() ? "" : "'" + text + "'") + "@" + line + ":" + col;
        }
    }
    static class Lexer implements Iterable<Tok> {
        private final String s;
        private static final Map<String, Kind> KW;
        static {
            Map<String, Kind> m = new HashMap<>();
            m.put("let", Kind.LET);
            KW = Collections.unmodifiableMap(m);
        }
        Lexer(String s) {
            this.s = s;
        }
        public Iterator<Tok> iterator() {
            return new Iterator<Tok>() {
                int i = 0, line = 1, col = 1;
                boolean done;
                char at(int k) {
                    return k < s.length() ? s.charAt(k) : '\uffff';
                }
                void adv(int n) {
                    while (n-- > 0) {
                        if (at(i++) == '\n') {
                            line++;
                            col = 1;
                        } else col++;
                    }
                }
                @Override public boolean hasNext() {
                    return !done;
                }
                @Override public Tok next() {
                    while (Character.isWhitespace(at(i)) || at(i) == '#') {
                        if (at(i) == '#') {
                            while (at(i) != '\n' && i < s.length()) adv(1);
                        } else adv(1);
                    }
                    int st = i, l = line, c = col;
                    Kind k;
                    char ch = at(i);
                    if (i >= s.length()) {
                        done = true;
                        return new Tok(Kind.EOF, "", l, c);
                    } else if (Character.isDigit(ch)) {
                        while (Character.isDigit(at(i)) || at(i) == '.') adv(1);
                        k = Kind.NUM;
                    } else if (Character.isJavaIdentifierStart(ch)) {
                        do adv(1);
                        while (Character.isJavaIdentifierPart(at(i)) && i < s.length());
                        k = KW.getOrDefault(s.substring(st, i), Kind.IDENT);
                    } else if (ch == '"') {
                        adv(1);
                        while (at(i) != '"') {
                            if (i >= s.length()) throw new IllegalStateException("unterminated string at " + l + ":" + c);
                            adv(at(i) == '\\' ? 2 : 1);
                        }
                        adv(1);
                        k = Kind.STR;
                    } else {
                        adv(1);
                        k = switch (ch) {
                            case '(' -> Kind.LP;
                            case ')' -> Kind.RP;
                            case '=' -> {
                                if (at(i) == '=') {
                                    adv(1);
                                    yield Kind.OP;
                                }
                                yield Kind.EQ;
                            }
                            case '+', '-', '*', '/', '<', '>' -> Kind.OP;
                            default -> throw new IllegalStateException(String.format("bad char '%c' (U+%04X) at %d:%d", ch, (int) ch, l, c));
                        };
                    }
                    return new Tok(k, s.substring(st, i), l, c);
                }
            };
        }
    }
    interface Node {
        Object eval(Deque<Map<String, Object>> env);
    }
    static final Map<String, Integer> PREC = Map.of("==", 1, "<", 2, ">", 2, "+", 3, "-", 3, "*", 4, "/", 4);
    final List<Tok> toks = new ArrayList<>();
    int p;
    LexerAndPrattParser(String s) {
        new Lexer(s).forEach(toks::add);
    }
    Tok peek() {
        return toks.get(p);
    }
    Tok expect(Kind k) {
        Tok t = toks.get(p);
        if (t.k != k) throw new IllegalArgumentException("expected " + k + " but got " + t);
        p++;
        return t;
    }
    Node program() {
        List<Node> ns = new ArrayList<>();
        while (peek().k() != Kind.EOF) ns.add(stmt());
        return env -> {
            Object last = null;
            for (Node n : ns) last = n.eval(env);
            return last;
        };
    }
    Node stmt() {
        if (peek().k == Kind.LET) {
            p++;
            String name = expect(Kind.IDENT).text();
            expect(Kind.EQ);
            Node v = expr(0);
            return env -> {
                Object o = v.eval(env);
                env.peek().put(name, o);
                return o;
            };
        }
        return expr(0);
    }
    Node expr(int min) {
        Node l = atom();
        for (Tok t; (t = peek()).k == Kind.OP && PREC.get(t.text) > min; ) {
            p++;
            final Node left = l, right = expr(PREC.get(t.text));
            final String op = t.text;
            l = env -> apply(op, left.eval(env), right.eval(env));
        }
        return l;
    }
    Node atom() {
        Tok t = toks.get(p++);
        switch (t.k) {
            case NUM: {
                Object v;
                if (t.text.contains(".")) v = Double.parseDouble(t.text);
                else v = Long.parseLong(t.text);
                final Object fv = v;
                return env -> fv;
            }
            case STR: String str = t.text.substring(1, t.text.length() - 1).replace("\\n", "\n").replace("\\\"", "\"");
            return env -> str;
            case IDENT: return env -> {
                for (Map<String, Object> sc : env) if (sc.containsKey(t.text)) return sc.get(t.text);
                throw new NoSuchElementException("undefined " + t);
            };
            case LP: Node n = expr(0);
            expect(Kind.RP);
            return n;
            case OP: if (t.text.equals("-")) {
                Node m = atom();
                return env -> apply("-", 0L, m.eval(env));
            }
            default: throw new IllegalArgumentException("unexpected " + t);
        }
    }
    static Object apply(String op, Object a, Object b) {
        if (a instanceof String || b instanceof String) {
            if (op.equals("+")) return "" + a + b;
            if (op.equals("==")) return Objects.equals(a, b);
            throw new ClassCastException(op + " on strings");
        }
        if (a instanceof Long x && b instanceof Long y) return switch (op) {
            case "+" -> x + y;
            case "-" -> x - y;
            case "*" -> x * y;
            case "/" -> x / y;
            case "<" -> x < y;
            case ">" -> x > y;
            case "==" -> x.equals(y);
            default -> throw new AssertionError();
        };
        double x = ((Number) a).doubleValue(), y = ((Number) b).doubleValue();
        return switch (op) {
            case "+" -> x + y;
            case "-" -> x - y;
            case "*" -> x * y;
            case "/" -> x / y;
            case "<" -> x < y;
            case ">" -> x > y;
            default -> x == y;
        };
    }
    public static void main(String[] args) {
        String[] progs = {"let x = 3 let y = x * (2 + 4) - -1\ny / 2", "1.5 + 2 * 2", "\"a\\n\" + 1 + 2", "let a = 10 # comment\n a < 20", "1 / 0", "1.0 / 0", "(1 + 2", "foo", "1 $ 2", "\"open", "let = 3", "2 == 2.0", "3 * \"s\"", "9223372036854775807 + 1", "\"q\" == \"q\"", ""};
        for (String s : progs) {
            String out;
            try {
                Deque<Map<String, Object>> env = new ArrayDeque<>();
                env.push(new HashMap<>());
                Object r = new LexerAndPrattParser(s).program().eval(env);
                out = r + " (" + (r == null ? "void" : r.getClass().getSimpleName()) + ") " + new TreeMap<>(env.peek());
            } catch (RuntimeException e) {
                out = e.getClass().getSimpleName() + ": " + e.getMessage();
            }
            System.out.println(out.replace('\n', '~'));
        }
        System.out.println(new LexerAndPrattParser("let q = (1)\n + 2").toks);
    }
}
