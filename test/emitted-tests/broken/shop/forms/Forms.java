package shop.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.io.IOException;

/** Ways to be called, each of which fails for some arguments. */
public class Forms {
    enum Colour { RED, GREEN }
    public static class Box<T extends Comparable<T>> {
        private T item;
        public void put(T item) { this.item = item; }
        public int compare(Box<T> other) { return item.compareTo(other.item); }
    }
    public class Inner {
        private String text;
        public Inner() {}
        public int size() { return text.length(); }
    }
    public static class Texts {
        private String kept;
        public void set(Object value) { }
        public void set(String value) { kept = value; }
        public int length() { return kept.length(); }
    }
    public static class Pair<A, B> {
        A first; B second;
        public Pair(A first, B second) { this.first = first; this.second = second; }
        public B swap(Function<A, B> made) { return made.apply(first); }
        public int hash() { return second.hashCode(); }
    }
    public static class Strings extends Pair<String, Integer> {
        public Strings(String a) { super(a, null); }
    }
    public static int bytes(byte b, short s, char c, long l, float f, double d) {
        String text = b == 1 && s == 2 && c == 'A' && l == 7L && f > 0 && d > 0 ? null : "x";
        return text.length();
    }
    public static int varargs(String... parts) {
        if (parts.length == 0) { String none = null; return none.length(); }
        return parts.length;
    }
    public static int quoted(String text) {
        if (text.equals("a\"b\\c\n\u00e9'")) { Object none = null; return none.hashCode(); }
        return 0;
    }
    public static int quote(char c) {
        if (c == '\'') { Object none = null; return none.hashCode(); }
        return 0;
    }
    public static int backslash(char c) {
        if (c == '\\') { Object none = null; return none.hashCode(); }
        return 0;
    }
    public static int boxed(Integer number, Long other, Character letter, Boolean flag, Double real) {
        Object none = number == 2 && other == 0L && letter == 'a' && flag ? null : "x";
        return none.hashCode();
    }
    public static int checked(int x) throws IOException {
        if (x == 0) throw new IOException();
        Object none = null;
        return none.hashCode();
    }
    public static int worst(int x) throws Throwable {
        Object none = x > 100 ? null : "x";
        return none.hashCode();
    }
    public static int colour(Colour colour) {
        Object none = colour == Colour.GREEN ? null : "x";
        return none.hashCode();
    }
    public static int apply(Function<String, Integer> function, Supplier<String> supplier) {
        function.apply("a");
        Object none = null;
        return none.hashCode();
    }
    public static int lists(List<String> names, Map<String, List<Integer>> map) {
        Object none = names.isEmpty() ? "x" : null;
        return none.hashCode();
    }
    public static int arrays(int[][] matrix, List<String>[] lists) {
        Object none = matrix.length == 1 ? null : "x";
        return none.hashCode();
    }
    public static <T extends Comparable<T>> T max(T left, T right) {
        T none = left.compareTo(right) > 0 ? null : left;
        none.compareTo(right);
        return none;
    }
    public static int overloaded(Object value) { Object none = null; return none.hashCode(); }
    public static int overloaded(String value) { return 1; }
    public static int overloaded(int value) { Object none = value == 5 ? null : "x"; return none.hashCode(); }
    public static int overloaded(long value) { return 3; }
    public static int nullable(String a, Object b) {
        if (a == null && b == null) { return a.length(); }
        return 1;
    }
    public static int nullable(String a, List<String> b) { return 2; }
    public static Shape hidden() { return new Hidden(); }
    public interface Shape { int area(); }
    private static class Hidden implements Shape {
        private Object nothing;
        public int area() { return nothing.hashCode(); }
    }
    interface Visitor { void visit(Forms forms, String... more) throws Exception; }
    public static int visit(Visitor visitor) throws Exception {
        visitor.visit(new Forms());
        Object none = null;
        return none.hashCode();
    }
    public static class Double {
        private Object self;
        public int twice() { return self.hashCode() * 2; }
    }
    public static int use(Double number) { return number.self.hashCode(); }
    public static int counted(int from) {
        int[] numbers = new int[3];
        return numbers[from];
    }
    public static int cast(Object value) { return ((String) value).length(); }
    public static int negative(int size) { return new int[size].length; }
    public static int iterate(Iterable<String> texts) {
        for (String each : texts) { Object none = null; return none.hashCode(); }
        return 0;
    }
    public static int sequence(CharSequence text) { Object none = text.length() == 0 ? null : "x"; return none.hashCode(); }
    public static int failing(Exception failure) { return failure.getMessage().length(); }
    public record Point(Integer x, String name) { int len() { return name.length(); } public int twice() { Object o = x == 2 ? null : name; return o.hashCode(); } }
    public static abstract class Base<K> { protected Object o; public int go(K key) { return o.hashCode(); } }
    public static class Derived extends Base<String> { public int more(List<? extends Number> list) { Object none = list.size() == 1 ? null : "y"; return none.hashCode(); } }
}
