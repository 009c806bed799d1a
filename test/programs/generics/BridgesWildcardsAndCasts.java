import java.util.*;
public class BridgesWildcardsAndCasts {
    static abstract class Abs<T> {
        abstract T get();
        T twice() {
            get();
            return get();
        }
    }
    static class Str extends Abs<String> {
        int n;
        @Override String get() {
            return "s" + n++;
        }
    }
    interface Copy<T extends Copy<T>> {
        T copy();
    }
    static class Doc implements Copy<Doc>, Cloneable {
        String t = "doc";
        int[] data = {1};
        public Doc copy() {
            try {
                Doc d = (Doc) super.clone();
                d.t += "'";
                return d;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }
    static class NoClone {
        Object c() throws CloneNotSupportedException {
            return clone();
        }
    }
    static class Cell<T> {
        private T v;
        Cell(T v) {
            this.v = v;
        }
        T get() {
            return v;
        }
        void set(T t) {
            v = t;
        }
        <R> Cell<R> map(java.util.function.Function<? super T, ? extends R> f) {
            return new Cell<>(f.apply(v));
        }
        static <T> void swap(Cell<T> a, Cell<T> b) {
            T t = a.v;
            a.v = b.v;
            b.v = t;
        }
    }
    static class IntCell extends Cell<Integer> {
        int sets;
        IntCell(int i) {
            super(i);
        }
        @Override void set(Integer i) {
            sets++;
            super.set(i + 1);
        }
        @Override Integer get() {
            return super.get() * 10;
        }
    }
    static class Cmp implements Comparable<Cmp>, Comparator<Cmp> {
        final int k;
        Cmp(int k) {
            this.k = k;
        }
        public int compareTo(Cmp o) {
            return k - o.k;
        }
        public int compare(Cmp a, Cmp b) {
            return b.k - a.k;
        }
        public String toString() {
            return "C" + k;
        }
    }
    static <T extends Object & Comparable<? super T>> T mx(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }
    static <T extends Comparable<T>> void bubble(T[] a) {
        for (int i = a.length; i-- > 0; ) for (int j = 0; j < i; j++) if (a[j].compareTo(a[j + 1]) > 0) {
            T t = a[j];
            a[j] = a[j + 1];
            a[j + 1] = t;
        }
    }
    static <E extends Enum<E>> E parse(Class<E> c, String s) {
        for (E e : c.getEnumConstants()) if (e.name().equalsIgnoreCase(s)) return e;
        return null;
    }
    enum Col {
        RED, BLUE
    }
    static <T> T[] fill(T[] a, T v) {
        Arrays.fill(a, v);
        return a;
    }
    @SafeVarargs static <T> T[] mk(T... ts) {
        return ts;
    }
    static <A, B extends A> void copyAll(List<? super A> dst, List<? extends B> src) {
        for (B b : src) dst.add(b);
    }
    static int sum(Iterable<? extends Number> it) {
        int s = 0;
        for (Number n : it) s += n.intValue();
        return s;
    }
    static <T> Iterable<T> rep(T t, int n) {
        return () -> new Iterator<T>() {
            int i;
            public boolean hasNext() {
                return i < n;
            }
            public T next() {
                i++;
                return t;
            }
        };
    }
    static class Tree<T extends Comparable<T>> {
        T v;
        Tree<T> l, r;
        Tree(T v) {
            this.v = v;
        }
        void add(T x) {
            if (x.compareTo(v) < 0) {
                if (l == null) l = new Tree<>(x);
                else l.add(x);
            } else if (r == null) r = new Tree<>(x);
            else r.add(x);
        }
        void walk(java.util.function.Consumer<? super T> c) {
            if (l != null) l.walk(c);
            c.accept(v);
            if (r != null) r.walk(c);
        }
    }
    static class Multi<K, V> extends HashMap<K, List<V>> {
        void put1(K k, V v) {
            computeIfAbsent(k, x -> new ArrayList<>()).add(v);
        }
        @Override public List<V> get(Object k) {
            return getOrDefault(k, List.of());
        }
    }
    static class Reg<T> {
        private final Map<Class<? extends T>, T> m = new LinkedHashMap<>();
        <S extends T> void put(Class<S> c, S s) {
            m.put(c, s);
        }
        <S extends T> S get(Class<S> c) {
            return c.cast(m.get(c));
        }
    }
    static class Ev<T> {
        final T src;
        Ev(T s) {
            src = s;
        }
    }
    static class Lst<T extends Ev<?>> {
        List<T> got = new ArrayList<>();
        void on(T t) {
            got.add(t);
        }
    }
    public static void main(String[] args) throws Exception {
        Abs<String> a = new Str();
        System.out.println(a.twice() + a.get().length());
        Abs raw = a;
        Object o = raw.get();
        System.out.println(o);
        Doc d = new Doc(), e = d.copy();
        e.data[0] = 9;
        System.out.println(d.t + e.t + d.data[0]);
        try {
            new NoClone().c();
        } catch (CloneNotSupportedException x) {
            System.out.println(x.getMessage());
        }
        Cell<Integer> ic = new IntCell(4);
        ic.set(5);
        System.out.println(ic.get() + " " + ic.map(x -> "v" + x).get() + ((IntCell) ic).sets);
        Cell<Integer> oc = new Cell<>(1);
        Cell.swap(ic, oc);
        System.out.println(ic.get() + "" + oc.get());
        Cmp[] cs = {new Cmp(2), new Cmp(3), new Cmp(1)};
        Arrays.sort(cs);
        System.out.print(Arrays.toString(cs));
        Arrays.sort(cs, cs[0]);
        System.out.println(Arrays.toString(cs) + mx("a", "b") + mx(3, 2));
        Integer[] is = {3, 1, 2};
        bubble(is);
        System.out.println(Arrays.toString(is) + parse(Col.class, "blue") + parse(Col.class, "x") + fill(new String[2], "z")[1] + mk(1, 2.0).length + mk("a").getClass().getSimpleName() + mk(1, "a").getClass().getComponentType().getSimpleName());
        List<Object> lo = new ArrayList<>();
        copyAll(lo, List.of(1, 2));
        BridgesWildcardsAndCasts.<Number, Integer>copyAll(lo, List.of(3));
        System.out.println(lo + "" + sum(rep(2.9, 4)) + sum(Set.of(1L)));
        Tree<String> t = new Tree<>("m");
        for (String s : "q a z c".split(" ")) t.add(s);
        StringBuilder sb = new StringBuilder();
        t.walk(sb::append);
        System.out.println(sb);
        Multi<String, Integer> mm = new Multi<>();
        mm.put1("a", 1);
        mm.put1("a", 2);
        System.out.println(mm + "" + mm.get("zz") + mm.get("a").get(1));
        Reg<Number> rg = new Reg<>();
        rg.put(Integer.class, 5);
        rg.put(Double.class, 2.5);
        int ri = rg.get(Integer.class);
        double rd = rg.get(Double.class);
        System.out.println(ri + rd);
        Lst<Ev<String>> ls = new Lst<>();
        ls.on(new Ev<>("hey"));
        System.out.println(ls.got.get(0).src.length());
        for (var en : new TreeMap<>(Map.of(1, "x", 2, "y")).entrySet()) {
            en.setValue(en.getValue() + en.getKey());
            System.out.print(en + " ");
        }
        System.out.println();
        var list = new ArrayList<Map<String, ? extends Number>>();
        list.add(Map.of("k", 1));
        list.add(Map.of("k", 2.5));
        double tot = 0;
        for (var m : list) tot += m.get("k").doubleValue();
        System.out.println(tot);
        List<? super Integer> sup = new ArrayList<>(List.of(1));
        sup.add(2);
        Object g0 = sup.get(0);
        System.out.println(g0);
        Map<String, Map<Integer, List<Character>>> deep = new TreeMap<>();
        for (String w : List.of("ab", "b", "abc")) for (char c : w.toCharArray()) deep.computeIfAbsent(w, k -> new TreeMap<>()).computeIfAbsent((int) c, k -> new ArrayList<>()).add(c);
        System.out.println(deep);
        Iterator<? extends CharSequence> it = List.of("cs", new StringBuilder("sb")).iterator();
        while (it.hasNext()) System.out.print(it.next().length());
        System.out.println();
        List<int[]> li = new ArrayList<>();
        li.add(new int[]{1, 2});
        li.get(0)[1]++;
        System.out.println(li.get(0)[1]);
        Object[] oa = new String[]{"x"};
        try {
            oa[0] = 1;
        } catch (ArrayStoreException x) {
            System.out.println(x.getMessage());
        }
        List<String>[] ga = new List[2];
        ga[0] = List.of("g");
        System.out.println(ga[0].get(0) + ga[1]);
        boolean same = new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass();
        System.out.println(same);
        try {
            String s = BridgesWildcardsAndCasts.<String>bad();
        } catch (ClassCastException x) {
            System.out.println("cce");
        }
        System.out.println(Objects.requireNonNullElse(null, "def") + Optional.<String>empty().orElse("e") + Collections.<Integer>emptyList().size() + List.<Number>of(1, 2.0).get(1));
        int total = 0;
        for (int x : new ArrayList<>(Arrays.asList(1, 2, 3))) total += x;
        System.out.println(total);
        Character ch = 'a';
        int ci = ch + 1;
        switch (ch) {
            case 'a' -> System.out.println("a" + ci);
            default -> {}
        }
        long cnt = 0;
        for (Long l : new Long[]{1L, 2L}) cnt += l;
        System.out.println(cnt);
        Integer n1 = null;
        try {
            if (n1 == 0) System.out.println();
        } catch (NullPointerException x) {
            System.out.println("npe");
        }
        Boolean bx = true;
        if (bx && !Boolean.FALSE) System.out.println("bool");
        double avg = (double) 7 / 2;
        int trunc = (int) avg;
        System.out.println(avg + trunc);
        Integer cmp1 = 127, cmp2 = 127;
        Long l3 = 127L;
        System.out.println((cmp1 == cmp2) + " " + l3.equals(127) + l3.equals(127L) + (l3 == 127));
    }
    @SuppressWarnings("unchecked") static <T> T bad() {
        return (T) (Object) 5;
    }
}
