import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class JsonParserAndQueries {
    static abstract class Json implements Iterable<Json> {
        static final Json NULL = new Json() {
            @Override
            void write(StringBuilder out, int indent) {
                out.append("null");
            }
        };

        abstract void write(StringBuilder out, int indent);

        Json get(String key) {
            throw new NoSuchElementException("no field " + key + " in " + kind());
        }

        Json get(int index) {
            throw new NoSuchElementException("no element " + index + " in " + kind());
        }

        double number() {
            throw new UnsupportedOperationException(kind() + " is no number");
        }

        String kind() {
            return this == NULL ? "null" : getClass().getSimpleName().toLowerCase();
        }

        @Override
        public Iterator<Json> iterator() {
            return List.<Json>of().iterator();
        }

        @Override
        public String toString() {
            StringBuilder out = new StringBuilder();
            write(out, -1);
            return out.toString();
        }

        String pretty() {
            StringBuilder out = new StringBuilder();
            write(out, 0);
            return out.toString();
        }

        static void line(StringBuilder out, int indent) {
            if (indent >= 0) out.append('\n').append("  ".repeat(indent));
        }
    }

    static final class Bool extends Json {
        static final Bool TRUE = new Bool(true), FALSE = new Bool(false);
        final boolean value;

        private Bool(boolean value) {
            this.value = value;
        }

        @Override
        void write(StringBuilder out, int indent) {
            out.append(value);
        }
    }

    static final class Num extends Json {
        final double value;

        Num(double value) {
            this.value = value;
        }

        @Override
        double number() {
            return value;
        }

        @Override
        void write(StringBuilder out, int indent) {
            if (value == (long) value) out.append((long) value);
            else out.append(value);
        }
    }

    static final class Str extends Json {
        final String text;

        Str(String text) {
            this.text = Objects.requireNonNull(text);
        }

        @Override
        void write(StringBuilder out, int indent) {
            out.append('"');
            for (char c : text.toCharArray()) {
                switch (c) {
                    case '"', '\\' -> out.append('\\').append(c);
                    case '\n' -> out.append("\\n");
                    case '\t' -> out.append("\\t");
                    default -> {
                        if (c < 32 || c > 126) out.append(String.format("\\u%04x", (int) c));
                        else out.append(c);
                    }
                }
            }
            out.append('"');
        }
    }

    static final class Arr extends Json {
        final List<Json> items = new ArrayList<>();

        @Override
        Json get(int index) {
            return index >= 0 && index < items.size() ? items.get(index) : super.get(index);
        }

        @Override
        public Iterator<Json> iterator() {
            return items.iterator();
        }

        @Override
        void write(StringBuilder out, int indent) {
            out.append('[');
            int n = 0;
            for (Json item : items) {
                if (n++ > 0) out.append(',');
                line(out, indent < 0 ? -1 : indent + 1);
                item.write(out, indent < 0 ? -1 : indent + 1);
            }
            if (n > 0) line(out, indent);
            out.append(']');
        }
    }

    static final class Obj extends Json {
        final Map<String, Json> fields = new LinkedHashMap<>();

        @Override
        Json get(String key) {
            Json value = fields.get(key);
            return value != null ? value : super.get(key);
        }

        @Override
        public Iterator<Json> iterator() {
            return fields.values().iterator();
        }

        @Override
        void write(StringBuilder out, int indent) {
            out.append('{');
            boolean[] first = {true};
            fields.forEach((key, value) -> {
                if (!first[0]) out.append(',');
                first[0] = false;
                line(out, indent < 0 ? -1 : indent + 1);
                new Str(key).write(out, -1);
                out.append(indent < 0 ? ":" : ": ");
                value.write(out, indent < 0 ? -1 : indent + 1);
            });
            if (!first[0]) line(out, indent);
            out.append('}');
        }
    }

    static class ParseException extends RuntimeException {
        ParseException(String message, int at) {
            super(message + " at " + at);
        }
    }

    private final String source;
    private int at;

    private JsonParserAndQueries(String source) {
        this.source = source;
    }

    static Json parse(String source) {
        JsonParserAndQueries parser = new JsonParserAndQueries(source);
        Json result = parser.value();
        if (parser.peek() != '\0') throw new ParseException("trailing " + parser.peek(), parser.at);
        return result;
    }

    private char peek() {
        while (at < source.length() && Character.isWhitespace(source.charAt(at))) at++;
        return at < source.length() ? source.charAt(at) : '\0';
    }

    private void expect(char c) {
        if (peek() != c) throw new ParseException("expected " + c, at);
        at++;
    }

    private boolean accept(char c) {
        if (peek() != c) return false;
        at++;
        return true;
    }

    private Json value() {
        char c = peek();
        return switch (c) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> new Str(string());
            case 't', 'f', 'n' -> word();
            case '\0' -> throw new ParseException("unexpected end", at);
            default -> {
                if (c != '-' && !Character.isDigit(c)) throw new ParseException("unexpected " + c, at);
                int start = at;
                while (at < source.length() && "+-.eE0123456789".indexOf(source.charAt(at)) >= 0) at++;
                yield new Num(Double.parseDouble(source.substring(start, at)));
            }
        };
    }

    private Json word() {
        for (String word : new String[] {"true", "false", "null"}) {
            if (source.startsWith(word, at)) {
                at += word.length();
                return word.equals("null") ? Json.NULL : word.equals("true") ? Bool.TRUE : Bool.FALSE;
            }
        }
        throw new ParseException("unknown word", at);
    }

    private String string() {
        expect('"');
        StringBuilder out = new StringBuilder();
        while (true) {
            if (at >= source.length()) throw new ParseException("open string", at);
            char c = source.charAt(at++);
            if (c == '"') return out.toString();
            if (c != '\\') {
                out.append(c);
                continue;
            }
            char escape = source.charAt(at++);
            switch (escape) {
                case 'n':
                    out.append('\n');
                    break;
                case 't':
                    out.append('\t');
                    break;
                case 'u':
                    out.append((char) Integer.parseInt(source.substring(at, at += 4), 16));
                    break;
                default:
                    out.append(escape);
            }
        }
    }

    private Json array() {
        Arr result = new Arr();
        expect('[');
        if (accept(']')) return result;
        do result.items.add(value()); while (accept(','));
        expect(']');
        return result;
    }

    private Json object() {
        Obj result = new Obj();
        expect('{');
        if (accept('}')) return result;
        do {
            peek();
            String key = string();
            expect(':');
            if (result.fields.put(key, value()) != null) throw new ParseException("key twice: " + key, at);
        } while (accept(','));
        expect('}');
        return result;
    }

    static Json query(Json json, String path) {
        for (String part : path.split("\\.")) json = Character.isDigit(part.charAt(0)) ? json.get(Integer.parseInt(part)) : json.get(part);
        return json;
    }

    static void walk(Json json, Predicate<? super Json> which, Consumer<? super Json> action) {
        if (which.test(json)) action.accept(json);
        for (Json child : json) walk(child, which, action);
    }

    public static void main(String[] args) {
        Json json = parse("{\"name\": \"Ad\\u0061 \\\"x\\\"\", \"tags\": [\"a\", [], {}], \"size\": -1.5e2, \"ok\": true, \"none\": null, \"deep\": {\"list\": [1, 2, {\"x\": 0.25}]}}");
        System.out.println(json);
        System.out.println(json.pretty());
        System.out.println(parse(json.pretty()).toString().equals(json.toString()));
        System.out.println(query(json, "deep.list.2.x") + " " + query(json, "tags.0") + " " + query(json, "none") + " " + query(json, "none").kind());
        double[] sum = {0};
        walk(json, j -> j instanceof Num, j -> sum[0] += j.number());
        StringJoiner texts = new StringJoiner("|");
        walk(json, Str.class::isInstance, j -> texts.add(((Str) j).text));
        System.out.println(sum[0] + " " + texts);
        for (String bad : new String[] {"", "[1,", "{\"a\" 1}", "[1] 2", "tru", "\"open", "{\"a\":1,\"a\":2}", "@"}) {
            try {
                System.out.println(parse(bad));
            } catch (ParseException e) {
                System.out.println(bad + " -> " + e.getMessage());
            }
        }
        for (String path : new String[] {"missing", "tags.7", "size.x", "deep.list.x"}) {
            try {
                query(json, path);
            } catch (NoSuchElementException e) {
                System.out.println(e.getMessage());
            }
        }
        query(json, "name").number();
    }
}
