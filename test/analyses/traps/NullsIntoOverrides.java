import java.io.BufferedOutputStream;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Library code hands null to methods that override its own, and to what those hand it to. */
public class NullsIntoOverrides {
    static class Strict extends AbstractList<String> {
        @Override public String get(int index) { return "x"; }
        @Override public int size() { return 1; }
        @Override public void add(int index, String text) {
            System.out.println(text.length());
        }
        @Override public String set(int index, String text) {
            return text.trim();
        }
        @Override public boolean contains(Object other) {
            return other.hashCode() == 1;
        }
    }

    static class StrictMap extends AbstractMap<String, String> {
        @Override public Set<Entry<String, String>> entrySet() { return Collections.emptySet(); }
        @Override public String put(String key, String value) {
            return key + value.length();
        }
    }

    static class Bag extends ArrayList<String> {
        @Override public boolean add(String text) {
            return super.add(text.trim());
        }
    }

    static class Limited extends LinkedHashMap<String, String> {
        @Override protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return eldest.getValue().isEmpty();
        }
    }

    static class Bytes extends OutputStream {
        @Override public void write(int b) {}
        @Override public void write(byte[] bytes, int from, int count) {
            System.out.println(bytes.length);
        }
    }

    static class Letters extends Writer {
        @Override public void write(char[] text, int from, int count) {
            System.out.println(text.length);
        }
        @Override public void write(String text, int from, int count) {
            System.out.println(text.length());
        }
        @Override public void flush() {}
        @Override public void close() {}
    }

    static class Passing extends FilterWriter {
        Passing(Writer out) { super(out); }
    }

    static class Names implements Iterator<String> {
        boolean done;
        public boolean hasNext() { return !done; }
        public String next() { done = true; return null; }
        @Override public void forEachRemaining(Consumer<? super String> action) {
            action.accept(null);
        }
    }

    static class Namers implements Iterable<String> {
        public Iterator<String> iterator() { return new Names(); }
    }

    static class Joined implements Consumer<String> {
        final StringBuilder all = new StringBuilder();
        public void accept(String text) {
            all.append(text.length());
        }
    }

    static class Holder {
        private final String text;
        Holder(String text) { this.text = text; }
        int length() {
            return text.length();
        }
    }

    static class Sink implements Consumer<String> {
        private String last = "";
        public void accept(String text) { last = text; }
        int length() {
            return last.length();
        }
    }

    static class Hands implements Consumer<String> {
        private final Deep deep = new Deep();
        public void accept(String text) { deep.one(text); }
    }

    static class Deep {
        void one(String text) { two(text); }
        void two(String text) { three(text); }
        void three(String text) { four(text); }
        void four(String text) { five(text); }
        void five(String text) { six(text); }
        void six(String text) { seven(text); }
        void seven(String text) {
            System.out.println(text.length());
        }
    }

    abstract static class Template<T> implements Function<T, Integer> {
        public final Integer apply(T value) { return measure(value); }
        abstract int measure(T value);
    }

    static class Measure extends Template<String> {
        @Override int measure(String text) {
            return text.length();
        }
    }

    static class Wrong implements Comparator<Object> {
        public int compare(Object left, Object right) {
            if (left instanceof String) return 1;
            return left.hashCode();
        }
    }

    static class Point implements Comparable<Object> {
        public int compareTo(Object other) {
            return other.hashCode();
        }
        @Override public boolean equals(Object other) {
            return other.getClass() == Point.class;
        }
        @Override public int hashCode() { return 1; }
    }

    interface Wide<A, B> { void take(A first, B second); }

    static class Both implements Wide<String, Object>, java.util.function.BiConsumer<String, Object> {
        public void take(String first, Object second) {
            System.out.println(first.length());
        }
        public void accept(String first, Object second) { take(first, second); }
    }

    static <T> List<T> listOfNull() {
        List<T> list = new ArrayList<>();
        list.add(null);
        return list;
    }

    interface Action { void run() throws IOException; }

    static void attempt(Action action) {
        try {
            action.run();
            System.out.println("fine");
        } catch (NullPointerException e) {
            System.out.println("at " + e.getStackTrace()[0].getLineNumber());
        } catch (IOException e) {
            System.out.println("io");
        }
    }

    public static void main(String[] args) {
        attempt(() -> new Strict().addAll(0, listOfNull()));
        attempt(() -> Collections.fill(new Strict(), null));
        attempt(() -> new Strict().listIterator().add(null));
        attempt(() -> Collections.unmodifiableList(new Strict()).contains(null));
        attempt(() -> new StrictMap().putAll(Collections.singletonMap("a", null)));
        attempt(() -> Collections.addAll(new Bag(), "a", null));
        attempt(() -> new Limited().put("a", null));
        attempt(() -> new BufferedOutputStream(new Bytes(), 1).write(null, 0, 9));
        attempt(() -> new Passing(new Letters()).write((String) null, 0, 0));
        attempt(() -> new Passing(new Letters()).write((char[]) null, 0, 0));
        attempt(() -> new Names().forEachRemaining(new Joined()));
        attempt(() -> new Namers().forEach(new Joined()));
        attempt(() -> Stream.of("a", null).map(Holder::new).forEach(Holder::length));
        attempt(() -> {
            Sink sink = new Sink();
            NullsIntoOverrides.<String>listOfNull().forEach(sink);
            sink.length();
        });
        attempt(() -> NullsIntoOverrides.<String>listOfNull().forEach(new Hands()));
        attempt(() -> NullsIntoOverrides.<String>listOfNull().stream().map(new Measure()).forEach(each -> {}));
        attempt(() -> Arrays.sort(new Object[2], new Wrong()));
        attempt(() -> Arrays.asList(null, new Point()).sort(null));
        attempt(() -> Objects.equals(new Point(), null));
        attempt(() -> Collections.singletonMap("a", new Point()).containsValue(null));
        attempt(() -> Collections.singletonMap(null, null).forEach((key, value) -> new Both().accept(null, value)));
        attempt(() -> new HashMap<String, Object>(Collections.singletonMap(null, "")).forEach(new Both()));
    }
}
