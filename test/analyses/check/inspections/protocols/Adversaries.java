/** Each method without parameters ends by an exception on a JVM, at the line marked in it or in what it calls. */
import java.util.*;
import java.util.function.*;
import java.util.concurrent.locks.*;
import java.io.*;

class Adversaries {
    // aliases
    static void alias1() {
        List<String> a = new ArrayList<>(List.of("a", "b", "c"));
        List<String> b = a;
        for (String s :
                a) // fails
            b.add(s);
    }
    static void aliasParam() { aliasOf(L, L); }
    static final List<String> L = new ArrayList<>(List.of("a", "b", "c"));
    static void aliasOf(List<String> a, List<String> b) {
        Iterator<String> it = a.iterator();
        while (it.hasNext()) {
            String s = it.next(); // fails
            b.add(s);
        }
    }
    // through fields
    Iterator<String> it; List<String> list = new ArrayList<>(List.of("a", "b"));
    void make() { it = list.iterator(); }
    void grow() { list.add("z"); }
    static void field1() {
        Adversaries b = new Adversaries();
        b.make();
        b.grow();
        b.it.next(); // fails
    }
    static void field2() { Adversaries b = new Adversaries(); b.viaField(); }
    void viaField() {
        for (Iterator<String> i = list.iterator(); i.hasNext(); ) {
            String s = i.next(); // fails
            grow();
        }
    }
    // callbacks
    static void callback() {
        List<String> a = new ArrayList<>(List.of("a", "b", "c"));
        Runnable r = () -> a.add("x");
        Iterator<String> i = a.iterator();
        r.run();
        i.next(); // fails
    }
    static void callbackGiven() { given(new ArrayList<>(List.of("a", "b", "c")), l -> l.clear()); }
    static void given(List<String> a, Consumer<List<String>> c) {
        Iterator<String> i = a.iterator();
        if (!i.hasNext()) return;
        c.accept(a);
        i.next(); // fails
    }
    static void forEachChange() {
        List<String> a = new ArrayList<>(List.of("a", "b", "c"));
        a.forEach(s -> a.add(s)); // fails
    }
    static void computeChange() {
        Map<String, Integer> m = new HashMap<>();
        m.computeIfAbsent("a", k -> { m.put("b", 1); return 2; }); // fails
    }
    // subclasses
    static class Loud extends ArrayList<String> {
        @Override public boolean add(String s) { throw new IllegalStateException(); }
    }
    static void subclass() { put(new Loud()); }
    static void put(ArrayList<String> l) {
        l.add("x"); // fails
    }
    static class Shy extends ArrayList<String> {
        @Override public String get(int i) { add("more"); return super.get(i); }
    }
    static void shy() { look(new Shy()); }
    static void look(List<String> l) {
        l.add("a");
        l.add("b");
        Iterator<String> i = l.iterator();
        i.next();
        String s = l.get(0);
        i.next(); // fails
    }
    // views
    static void subListOfParam() { subOf(new ArrayList<>(List.of("a", "b"))); }
    static void subOf(List<String> l) {
        List<String> s = l.subList(0, 1);
        l.add("c");
        s.size(); // fails
    }
    static void subListIterator() { subIter(new ArrayList<>(List.of("a", "b", "c"))); }
    static void subIter(List<String> l) {
        Iterator<String> i = l.subList(0, 2).iterator();
        l.add("c");
        i.next(); // fails
    }
    static void subAdds() { subAdd(new ArrayList<>(List.of("a", "b", "c"))); }
    static void subAdd(List<String> l) {
        Iterator<String> i = l.iterator();
        List<String> s = l.subList(0, 2);
        s.add("x");
        i.next(); // fails
    }
    static void keyView() { keys(new HashMap<>(Map.of("a", 1, "b", 2, "c", 3))); }
    static void keys(Map<String, Integer> m) {
        Set<String> k = m.keySet();
        Iterator<Integer> i = m.values().iterator();
        k.remove("a");
        k.remove("b");
        i.next(); // fails
    }
    static void entryView() { entries(new TreeMap<>(Map.of("a", 1, "b", 2))); }
    static void entries(Map<String, Integer> m) {
        Iterator<Map.Entry<String, Integer>> i = m.entrySet().iterator();
        m.put("zz", 4);
        i.next(); // fails
    }
    static void descending() { desc(new TreeSet<>(Set.of("a", "b"))); }
    static void desc(NavigableSet<String> s) {
        Iterator<String> i = s.iterator();
        s.descendingSet().add("q");
        i.next(); // fails
    }
    static void tail() { tails(new TreeMap<>(Map.of("a", 1, "x", 2))); }
    static void tails(SortedMap<String, Integer> m) {
        SortedMap<String, Integer> t = m.tailMap("k");
        t.put("a", 2); // fails
    }
    static void hiddenView() {
        HashMap<String, Integer> m = new HashMap<>(Map.of("a", 1, "b", 2, "c", 3));
        Set<String> keys = Optional.of(m).map(HashMap::keySet).get();
        Iterator<Integer> i = m.values().iterator();
        keys.remove("a");
        keys.remove("b");
        i.next(); // fails
    }
    // wrappers
    static void unmodifiable() { wrapAdd(Collections.unmodifiableList(new ArrayList<>())); }
    static void wrapAdd(List<String> l) {
        l.add("x"); // fails
    }
    static void unmodifiableSees() {
        List<String> a = new ArrayList<>(List.of("a", "b"));
        List<String> u = Collections.unmodifiableList(a);
        Iterator<String> i = u.iterator();
        a.add("c");
        i.next(); // fails
    }
    static void unmodIterRemove() {
        List<String> u = Collections.unmodifiableList(new ArrayList<>(List.of("a")));
        Iterator<String> i = u.iterator();
        String s = i.next();
        i.remove(); // fails
    }
    static void synchronizedSees() {
        List<String> a = new ArrayList<>(List.of("a", "b"));
        List<String> y = Collections.synchronizedList(a);
        Iterator<String> i = a.iterator();
        y.add("c");
        i.next(); // fails
    }
    static void asListAdd() {
        List<String> l = Arrays.asList("a");
        l.add("x"); // fails
    }
    static void asListIter() {
        Iterator<String> i = Arrays.asList("a").iterator();
        i.next();
        i.remove(); // fails
    }
    static void emptyNext() {
        Iterator<String> i = Collections.<String>emptyList().iterator();
        i.next(); // fails
    }
    static void ofRemove() {
        Map<String, Integer> m = Map.of("a", 1);
        m.remove("a"); // fails
    }
    static void keySetAdd() {
        Set<String> k = new HashMap<String, Integer>().keySet();
        k.add("x"); // fails
    }
    // casts and instanceof
    static void cast() { casts(new LinkedList<>(List.of("a", "b", "c"))); }
    static void casts(List<String> l) {
        Iterator<String> i = l.iterator();
        if (l instanceof LinkedList) {
            ((LinkedList<String>) l).addLast("z");
            i.next(); // fails
        }
    }
    static void cast2() { casts2(new TreeSet<>(Set.of("a", "b", "c"))); }
    static void casts2(Collection<String> l) {
        Iterator<String> i = l.iterator();
        if (!(l instanceof List)) {
            l.remove("a");
            i.next(); // fails
        }
    }
    static void castNull() { castsNull(new ArrayList<>(List.of("a", "b", "c"))); }
    static void castsNull(Object o) {
        ArrayList<String> l = (ArrayList<String>) o;
        Collection<String> c = (Collection<String>) o;
        Iterator<String> i = c.iterator();
        l.add("z");
        i.next(); // fails
    }
    static void castNull2() { castsNull2(new ArrayList<>(List.of("a", "b", "c"))); }
    static void castsNull2(Collection<String> c) {
        Iterator<String> i = c.iterator();
        ArrayList<String> l = (ArrayList<String>) c;
        l.add("z");
        i.next(); // fails
    }
    static void random() { rnd(new LinkedList<>()); }
    static void rnd(List<String> l) {
        if (!(l instanceof RandomAccess)) {
            l.get(0); // fails
        }
    }
    // optionals
    static void opt() { optOf(Optional.empty()); }
    static void optOf(Optional<String> o) {
        o.get(); // fails
    }
    static void optMap() {
        Optional<String> o = Optional.of("a").filter(s -> s.isEmpty());
        o.get(); // fails
    }
    static void optIdentity() {
        Optional<String> o = Optional.empty();
        if (o == Optional.<String>empty()) {
            o.get(); // fails
        }
    }
    static void optInt() {
        OptionalInt o = OptionalInt.empty();
        o.getAsInt(); // fails
    }
    // closed things
    static void readerInside() throws IOException {
        StringReader in = new StringReader("x");
        BufferedReader b = new BufferedReader(in);
        b.close();
        in.read(); // fails
    }
    static void readerOutside() throws IOException {
        StringReader in = new StringReader("x");
        BufferedReader b = new BufferedReader(in);
        in.close();
        b.read(); // fails
    }
    static void scannerClosed() {
        Scanner s = new Scanner("a b");
        close(s);
        s.next(); // fails
    }
    static void close(Closeable c) { try { c.close(); } catch (IOException e) { } }
    static void scannerIterator() {
        Scanner s = new Scanner("a b");
        Iterator<String> i = s;
        s.close();
        i.hasNext(); // fails
    }
    static void tryWith() {
        Scanner kept;
        try (Scanner s = new Scanner("a")) { kept = s; }
        kept.nextInt(); // fails
    }
    // locks
    static void unlock() {
        Lock l = new ReentrantLock();
        l.unlock(); // fails
    }
    static void unlockTwice() {
        Lock l = new ReentrantLock();
        l.lock();
        l.unlock();
        l.unlock(); // fails
    }
    static void await() throws InterruptedException {
        Lock l = new ReentrantLock();
        Condition c = l.newCondition();
        c.signal(); // fails
    }
    static void readLock() {
        Lock l = new ReentrantReadWriteLock().readLock();
        l.unlock(); // fails
    }
    // flags
    static void unreachedByAdd() {
        Set<String> s = new TreeSet<>(Set.of("a"));
        unreached(s);
    }
    static void unreached(Collection<String> c) {
        if (!c.add("a")) {
            Iterator<String> i = new ArrayList<String>().iterator();
            i.next(); // fails
        }
    }
    static void afterLoop() { after(new HashSet<>(Set.of("a"))); }
    static void after(Collection<String> c) {
        for (String s : c) c.add(s);
        Iterator<String> i = new ArrayList<String>().iterator();
        i.next(); // fails
    }
    static void cow() { cows(new java.util.concurrent.CopyOnWriteArrayList<>(List.of("a"))); }
    static void cows(List<String> l) {
        for (String s : l) l.add("b");
        Iterator<String> i = new LinkedList<String>().iterator();
        i.next(); // fails
    }
    static void sizeLies() { size(new java.util.concurrent.ConcurrentLinkedQueue<>()); }
    static void size(Queue<String> q) {
        q.element(); // fails
    }
    static void iteratorTwice() { twice(List.of("a").iterator()); }
    static void twice(Iterator<String> i) {
        if (i.hasNext()) {
            i.next();
            i.next(); // fails
        }
    }
    static void iterable() { iter(List.of()); }
    static void iter(Iterable<String> l) {
        l.iterator().next(); // fails
    }
    static void accessOrder() {
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
        m.put("a", 1); m.put("b", 2);
        reads(m);
    }
    static void reads(Map<String, Integer> m) {
        Iterator<String> i = m.keySet().iterator();
        while (i.hasNext()) {
            String k = i.next(); // fails
            m.get("a");
        }
    }
    static void sortStale() {
        List<String> l = new ArrayList<>(List.of("b", "a"));
        Iterator<String> i = l.iterator();
        Collections.sort(l);
        i.next(); // fails
    }
    static void removeIfStale() { rem(new ArrayList<>(List.of("b", "a"))); }
    static void rem(List<String> l) {
        Iterator<String> i = l.iterator();
        l.removeIf(s -> s.equals("b"));
        i.next(); // fails
    }
    static void wellKnown() {
        List<List<String>> outer = new ArrayList<>();
        List<String> inner = new ArrayList<>(List.of("a", "b"));
        outer.add(inner);
        Iterator<String> i = inner.iterator();
        outer.get(0).add("c");
        i.next(); // fails
    }
    static void array() {
        List<String> inner = new ArrayList<>(List.of("a", "b"));
        Object[] box = { inner };
        Iterator<String> i = inner.iterator();
        ((List<String>) box[0]).add("c");
        i.next(); // fails
    }
    static class Holder { List<String> l; Holder(List<String> l) { this.l = l; } void add() { l.add("h"); } }
    static void holder() {
        List<String> inner = new ArrayList<>(List.of("a", "b"));
        Holder h = new Holder(inner);
        Iterator<String> i = inner.iterator();
        h.add();
        i.next(); // fails
    }
    static void equalsChanges() {
        List<Object> l = new ArrayList<>();
        Object evil = new Object() { @Override public boolean equals(Object o) { l.add("x"); return false; } };
        l.add("a");
        Iterator<Object> i = l.iterator();
        boolean b = evil.equals("q");
        i.next(); // fails
    }
    // the user's own
    static class Door {
        private boolean isOpen;
        void open() { if (isOpen) throw new IllegalStateException(); isOpen = true; }
        void close() { if (!isOpen) throw new IllegalStateException(); isOpen = false; }
    }
    static void doorTwice() { enter(new Door()); }
    static void enter(Door d) {
        d.open();
        Door e = d;
        e.open(); // fails
    }
}
