import java.util.*;

public class EnumsMadeReady {
    static String name = "a";
    static final List<String> LIST = new ArrayList<>(List.of("a", "b"));

    static void hit() {
        name = null;
        LIST.add("c");
    }

    enum First { A; static { hit(); } }
    enum Second { A; static { hit(); } }
    enum Third { A, B { }; Third() { register(); } static void register() { hit(); } }
    enum Fourth { A; static { hit(); } }
    enum Fifth { A, B { void m() { } }; static { hit(); } void m() { } }
    enum Sixth { A; static { hit(); } }

    static int all() {
        name = "b";
        EnumSet.allOf(First.class);
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }

    static int mapped() {
        name = "b";
        new EnumMap<Second, String>(Second.class);
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }

    static int none() {
        name = "b";
        EnumSet.noneOf(Third.class);
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }

    static String iterated() {
        Iterator<String> each = LIST.iterator();
        EnumSet.allOf(Fourth.class);
        return each.next(); // fails: java.util.ConcurrentModificationException (caught, in the library)
    }

    static String iteratedToo() {
        Iterator<String> each = LIST.iterator();
        new EnumMap<Fifth, String>(Fifth.class);
        return each.next(); // fails: java.util.ConcurrentModificationException (caught, in the library)
    }

    static int valued() {
        name = "b";
        Enum.valueOf(Sixth.class, "A");
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        try { all(); } catch (RuntimeException e) { }
        try { mapped(); } catch (RuntimeException e) { }
        try { none(); } catch (RuntimeException e) { }
        try { iterated(); } catch (RuntimeException e) { }
        try { iteratedToo(); } catch (RuntimeException e) { }
        try { valued(); } catch (RuntimeException e) { }
    }
}
