import java.util.*;
import java.util.function.*;
interface UnusedShape {
    double area();
    static void main(String[] a) {}
}
abstract class ConstructedBase {
    protected int p = 1;
    static String who() {
        return "base";
    }
    abstract int calc();
    ConstructedBase() {
        System.out.println("ConstructedBase " + calc());
    }
    static {
        System.out.println("static base");
    }
}
class ConstructedDerived extends ConstructedBase {
    int q = 5;
    final int r;
    static int made;
    {
        made++;
    }
    ConstructedDerived(int r) {
        super();
        this.r = r;
    }
    int calc() {
        return q + p;
    }
    static String who() {
        return "der";
    }
    class Inner {
        int q = 50;
        int sum() {
            return q + ConstructedDerived.this.q + p + ConstructedDerived.super.p;
        }
    }
}
class BoundedBag<T extends Comparable<T>> {
    private final T[] items;
    private int n;
    @SuppressWarnings("unchecked") BoundedBag(int cap) {
        items = (T[]) new Comparable[cap];
    }
    BoundedBag<T> add(T t) {
        items[n++] = t;
        return this;
    }
    T max() {
        T m = items[0];
        for (int i = 1; i < n; i++) if (items[i].compareTo(m) > 0) m = items[i];
        return m;
    }
    <R extends Comparable<R>> BoundedBag<R> map(Function<? super T, ? extends R> f) {
        BoundedBag<R> g = new BoundedBag<>(items.length);
        for (int i = 0; i < n; i++) g.add(f.apply(items[i]));
        return g;
    }
    Iterator<T> it() {
        return new Iterator<T>() {
            int i;
            {
                i = 0;
            }
            public boolean hasNext() {
                return i < n;
            }
            public T next() {
                if (i >= n) throw new NoSuchElementException("at " + i);
                return items[i++];
            }
        };
    }
}
public class ConstructionVarargsAndOverloads {
    static int depth = 0;
    int id = ++depth;
    ConstructionVarargsAndOverloads child;
    ConstructionVarargsAndOverloads() {
        if (depth < 3) child = new ConstructionVarargsAndOverloads();
    }
    static long sumAll(ConstructionVarargsAndOverloads s) {
        return s == null ? 0 : s.id + sumAll(s.child);
    }
    static int fin() {
        int i = 0;
        try {
            i = 1;
            return i;
        } finally {
            i = 2;
        }
    }
    static StringBuilder finObj() {
        StringBuilder sb = new StringBuilder("a");
        try {
            return sb;
        } finally {
            sb.append("b");
        }
    }
    static void vararg(Object... o) {
        System.out.print(o == null ? "N " : o.length + " ");
    }
    static void vararg2(int a, int... r) {
        System.out.print(a + r.length + " ");
    }
    static void prim(long... l) {
        System.out.print("L" + l.length + " ");
    }
    static void prim(Integer... l) {
        System.out.print("I" + l.length + " ");
    }
    static void list(List<? extends Number> l) {
        for (Number n : l) System.out.print(n.intValue() + ",");
        System.out.println();
    }
    static <T> void swap(T[] a, int i, int j) {
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
    static <T extends Number & Comparable<T>> T mx(List<T> l) {
        T m = null;
        for (T t : l) if (m == null || t.compareTo(m) > 0) m = t;
        return m;
    }
    static int count(Iterable<?> it) {
        int c = 0;
        for (Object ignored : it) c++;
        return c;
    }
    static String kind(Number n) {
        return "num";
    }
    static String kind(Integer n) {
        return "int";
    }
    static String kind(Object n) {
        return "obj";
    }
    static String kind(Comparable<?> n) {
        return "cmp";
    }
    private static class Node<K, V> implements Map.Entry<K, V> {
        final K k;
        V v;
        Node(K k, V v) {
            this.k = k;
            this.v = v;
        }
        public K getKey() {
            return k;
        }
        public V getValue() {
            return v;
        }
        public V setValue(V n) {
            V o = v;
            v = n;
            return o;
        }
        @Override public String toString() {
            return k + "->" + v;
        }
    }
    static class Matrix {
        final int r, c;
        final int[] d;
        Matrix(int r, int c, IntBinaryOperator f) {
            this.r = r;
            this.c = c;
            d = new int[r * c];
            for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) d[i * c + j] = f.applyAsInt(i, j);
        }
        int at(int i, int j) {
            return d[i * c + j];
        }
        Matrix t() {
            return new Matrix(c, r, (i, j) -> at(j, i));
        }
        @Override public String toString() {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < r; i++) {
                for (int j = 0; j < c; j++) sb.append(j == 0 ? "" : " ").append(at(i, j));
                sb.append(i == r - 1 ? "" : "/");
            }
            return sb.toString();
        }
    }
    public static void main(String[] args) throws Exception {
        ConstructedDerived d = new ConstructedDerived(9);
        System.out.println(d.calc() + ConstructedDerived.made + ConstructedBase.who() + ConstructedDerived.who() + d.new Inner().sum() + d.r);
        BoundedBag<String> g = new BoundedBag<String>(5).add("pear").add("zoo").add("apple");
        System.out.println(g.max() + g.map(String::length).max());
        Iterator<String> it = g.it();
        int n = 0;
        try {
            while (true) {
                it.next();
                n++;
            }
        } catch (NoSuchElementException e) {
            System.out.println(n + e.getMessage());
        }
        System.out.println(sumAll(new ConstructionVarargsAndOverloads()) + fin() + finObj().toString());
        vararg();
        vararg((Object[]) null);
        vararg((Object) null);
        vararg(1, "a");
        vararg(new Object[]{1, 2});
        vararg(new int[]{1, 2});
        vararg((Object) new Object[]{1});
        vararg(new String[]{"q", "w", "e"});
        vararg2(1);
        vararg2(1, 2, 3);
        prim(1L, 2L);
        System.out.println();
        list(Arrays.asList(1, 2.7, 3L));
        Integer[] ia = {1, 2, 3};
        swap(ia, 0, 2);
        System.out.println(ia[0] + mx(List.of(3, 9, 4)) + mx(List.of(2.5, 1.5)) + count(List.of(1, 2)) + kind("s") + kind(new Object()) + kind('c') + kind((Number) 5));
        Map.Entry<String, Integer> e = new Node<>("k", 1);
        e.setValue(e.getValue() + 41);
        System.out.println(e);
        System.out.println(new Matrix(2, 3, (i, j) -> i * 10 + j).t());
        Object[] objs = {1, "two", 3.0, 'c', null, new int[]{1}, List.of(1), (Supplier<String>) () -> "sup", Thread.State.NEW};
        StringBuilder sb = new StringBuilder();
        for (Object o : objs) {
            if (o == null) {
                sb.append("null;");
                continue;
            }
            if (o instanceof Integer) sb.append("I").append((Integer) o + 1);
            else if (o instanceof String s && s.length() == 3) sb.append(s.charAt(0));
            else if (o instanceof Character c) sb.append((char) (c + 1));
            else if (o instanceof Number num) sb.append(num.intValue());
            else if (o instanceof int[] arr) sb.append(arr.length);
            else if (o instanceof Collection<?> c2 && !c2.isEmpty()) sb.append(c2.iterator().next());
            else if (o instanceof Supplier<?> sp) sb.append(sp.get());
            else sb.append(o.getClass().isEnum());
            sb.append(';');
        }
        System.out.println(sb);
        long l = Integer.MAX_VALUE;
        l++;
        int back = (int) l;
        System.out.println(l + " " + back + (l > back));
        System.out.println(010 + 0x10 + 0b10 + 1_0);
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        System.out.println((char) ('a' + 1) + "" + (int) 'a' + (byte) 'a');
        int[] counts = new int[26];
        for (char c : "hello world".toCharArray()) if (c != ' ') counts[c - 'a']++;
        for (int i = 0; i < 26; i++) if (counts[i] > 1) System.out.print((char) ('a' + i) + "" + counts[i]);
        System.out.println();
        System.out.println(Integer.toHexString(-1) + Long.toBinaryString(5) + Integer.MIN_VALUE + Math.abs(-5.5) + Math.max(1, 2L) + Math.pow(2, 10) + Math.round(2.5) + Math.round(-2.5) + (int) Math.signum(-3f));
        String text = "the quick brown fox";
        StringBuilder rev = new StringBuilder();
        for (String w : text.split(" ")) rev.insert(0, w + " ");
        System.out.println(rev.toString().trim() + "|" + new StringBuilder(text).reverse());
        boolean[] flags = new boolean[3];
        flags[1] = !flags[1];
        flags[2] |= flags[1] & true;
        System.out.println(Arrays.toString(flags));
        double[] ds = {3.5, -0.0, Double.NaN, 1e-10};
        Arrays.sort(ds);
        System.out.println(Arrays.toString(ds));
        String s1 = "hi", s2 = "hi", s3 = new String("hi");
        System.out.println((s1 == s2) + "" + (s1 == s3) + s1.equals(s3) + (s1 == s3.intern()));
        Thread t = new Thread(() -> System.out.println("thread"));
        t.start();
        t.join();
        Runtime.getRuntime().availableProcessors();
        System.out.println(Objects.hash(1, 2) + Objects.hashCode(null) + Arrays.asList(1, null).hashCode());
        int[][] jag = new int[3][];
        try {
            jag[1][0] = 1;
        } catch (NullPointerException ex) {
            System.out.println("npe");
        }
        throw new Exception("checked end");
    }
}
