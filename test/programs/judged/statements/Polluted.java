import java.util.*;
import java.util.function.*;

public class Polluted {
    @SuppressWarnings("unchecked")
    static <T> T as(Object o) { return (T) o; }

    @SafeVarargs
    static <T> T[] arrayOf(T... ts) { return ts; }

    static <T> T[] pair(T a, T b) { return arrayOf(a, b); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void list() {
        List<String> l = new ArrayList<>();
        ((List) l).add(1);
        Object o = l.get(0);
        System.out.println(l.get(0) == null);
        String s = l.get(0); // fails: java.lang.ClassCastException (caught)
    }

    static void pairs() {
        String[] s = pair("a", "b"); // fails: java.lang.ClassCastException (caught)
    }

    static void cast() {
        Object o = as("x");
        String s = as(1); // fails: java.lang.ClassCastException (caught)
    }

    static void stored() {
        Object[] o = new Integer[1];
        o[0] = null;
        o[0] = "a"; // fails: java.lang.ArrayStoreException (caught)
    }

    static void storedDeep() {
        Object[][] o = new String[2][2];
        o[0] = new Integer[1]; // fails: java.lang.ArrayStoreException (caught)
    }

    static void storedList() {
        Number[] n = {1, 2};
        Object[] o = n;
        o[1] = 1.0;
        Object[] p = Arrays.copyOf(new Integer[1], 1);
        p[0] = 1.0; // fails: java.lang.ArrayStoreException (caught)
    }

    static class Box<T extends Comparable<T>> {
        T held;
        boolean less(T other) { return held.compareTo(other) < 0; }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void bridge() {
        Comparable c = new Comparable<String>() {
            @Override public int compareTo(String s) { return s.length(); }
        };
        c.compareTo(1);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void lambda() {
        Function f = (Function<String, Integer>) s -> s.length();
        f.apply(1);
    }

    static <T extends Number & Comparable<T>> void both(Object o) {
        Comparable<?> c = (Number & Comparable<?>) o; // fails: java.lang.ClassCastException (caught)
    }

    static void loop() {
        List<Object> l = new ArrayList<>(List.of("a", 1));
        @SuppressWarnings("unchecked")
        List<String> s = (List<String>) (List<?>) l;
        for (String each : s) System.out.println(each); // fails: java.lang.ClassCastException (caught)
    }

    static void arrays() {
        Object o = new int[1];
        long[] l = (long[]) o; // fails: java.lang.ClassCastException (caught)
    }

    static void arrayOfObjects() {
        Object o = new Object[] {"a"};
        String[] s = (String[]) o; // fails: java.lang.ClassCastException (caught)
    }

    static void toArray() {
        List<Object> l = new ArrayList<>();
        l.add("a");
        Object[] o = l.toArray();
        String[] s = (String[]) o; // fails: java.lang.ClassCastException (caught)
    }

    static void inner() {
        Map<String, List<Integer>> m = new HashMap<>();
        @SuppressWarnings({"unchecked", "rawtypes"})
        Map<String, List<String>> n = (Map) m;
        n.computeIfAbsent("a", k -> new ArrayList<>()).add("x");
        int i = m.get("a").get(0); // fails: java.lang.ClassCastException (caught)
    }

    public static void main(String[] args) {
        try { list(); } catch (RuntimeException e) { }
        try { pairs(); } catch (RuntimeException e) { }
        try { cast(); } catch (RuntimeException e) { }
        try { stored(); } catch (RuntimeException e) { }
        try { storedDeep(); } catch (RuntimeException e) { }
        try { storedList(); } catch (RuntimeException e) { }
        try { both(new Object()); } catch (RuntimeException e) { }
        try { loop(); } catch (RuntimeException e) { }
        try { arrays(); } catch (RuntimeException e) { }
        try { arrayOfObjects(); } catch (RuntimeException e) { }
        try { toArray(); } catch (RuntimeException e) { }
        try { inner(); } catch (RuntimeException e) { }
    }
}
