import java.util.*;

public class States {
    static class Door {
        private boolean open;
        private String who;
        private int count;
        void open() { if (open) throw new IllegalStateException(); open = true; who = "a"; } // fails: java.lang.IllegalStateException (caught)
        void close() { if (!open) throw new IllegalStateException(); open = false; who = null; } // fails: java.lang.IllegalStateException (caught)
        void reset() { open = false; }
        int use() { if (!open) throw new IllegalStateException("closed"); count++; return who.length(); } // fails: java.lang.IllegalStateException (caught)
        void with(Runnable r) { open(); r.run(); use(); }
        void safely(Runnable r) { open(); try { r.run(); } finally { close(); } }
    }
    static void twice() { Door d = new Door(); d.open(); d.open(); }
    static void closed() { Door d = new Door(); d.open(); d.close(); d.use(); }
    static void alias() { Door d = new Door(), e = d; d.open(); e.close(); d.use(); }
    static void callback() { Door d = new Door(); d.with(() -> d.close()); }
    static void callback2() { Door d = new Door(); d.safely(() -> d.reset()); }
    static void looped() { Door d = new Door(); for (int i = 0; i < 2; i++) d.open(); }
    static void inList() { List<Door> l = new ArrayList<>(); Door d = new Door(); l.add(d); l.add(d); for (Door e : l) e.open(); }
    static void inMap() { Map<String, Door> m = new HashMap<>(); m.computeIfAbsent("a", k -> new Door()).open(); m.get("a").open(); }
    static void field() { Holder h = new Holder(); h.d.open(); h.run(); h.d.use(); }
    static class Holder { Door d = new Door(); void run() { d = new Door(); } }
    static void caught() { Door d = new Door(); try { d.open(); Integer.parseInt("x"); d.close(); } catch (NumberFormatException e) { } d.open(); } // fails: java.lang.NumberFormatException (caught, in the library)
    static void conditional(boolean b) { Door d = new Door(); if (b) d.open(); d.use(); }
    static class Sub extends Door { @Override void open() { } }
    static void sub() { Door d = new Sub(); d.open(); d.use(); }
    public static void main(String[] args) {
        Runnable[] all = {States::twice, States::closed, States::alias, States::callback, States::callback2, States::looped, States::inList, States::inMap, States::field, States::caught, () -> conditional(false), States::sub};
        for (Runnable r : all) try { r.run(); } catch (RuntimeException e) { }
    }
}
