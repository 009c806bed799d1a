import java.util.*;
import java.util.function.*;

public class InitialOrders {
    static abstract class Base {
        Base() { setUp(); }
        abstract void setUp();
    }

    static class Derived extends Base {
        String name = "d";
        final String fixed;
        List<String> list = new ArrayList<>();
        Derived() { fixed = "f"; }
        @Override void setUp() {
            System.out.println(list.size()); // fails: java.lang.NullPointerException (caught)
        }
    }

    static class Late extends Base {
        String name = null;
        String kept;
        @Override void setUp() { name = "set"; kept = "set"; }
    }

    static class Blocks {
        { word = "first"; }
        String word = null;
        { other = word; }
        String other;
    }

    static class Constants {
        static final Constants ONE = new Constants();
        static final String TEXT = new String("t");
        static final String LITERAL = "t";
        final int size;
        Constants() { 
            System.out.println(LITERAL.length());
            size = TEXT == null ? 0 : 1;
        }
    }

    enum Level {
        LOW, HIGH;
        static final Map<String, Level> BY_NAME = new HashMap<>();
        final String lower = name().toLowerCase();
        Level() { REGISTERED.add(1); }
    }
    static final List<Integer> REGISTERED = new ArrayList<>();

    interface Shape {
        String NAME = Helper.name();
        default int size() { return NAME.length(); }
    }

    static class Helper {
        static String last = "x";
        static String name() { String was = last; last = null; return was; }
    }

    static class Anonymous {
        static String state = "s";
        static final Runnable RUN = new Runnable() {
            String held = state;
            { state = null; }
            @Override public void run() { System.out.println(held.length()); }
        };
    }

    static class Cycle1 {
        static final String A = Cycle2.B + "a";
        static final Object O = Cycle2.P;
    }
    static class Cycle2 {
        static final String B = Cycle1.A;
        static final Object P = Cycle1.O == null ? null : new Object();
    }

    static class Failing {
        static String value = "v";
        static { if (value != null) throw new IllegalStateException(); } // fails: java.lang.IllegalStateException (caught)
        static String get() { return value; }
    }

    static class Captured {
        final Supplier<String> supplier;
        String text = "t";
        Captured() {
            supplier = () -> this.text;
            text = null;
        }
    }

    static class Outer {
        String s = "s";
        class In {
            String copy = s;
            In() { s = null; }
        }
        In in = new In();
        String again = s;
    }

    public static void main(String[] args) {
        try { new Derived(); } catch (RuntimeException e) { }
        try { System.out.println(new Late().name.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        System.out.println(new Late().kept.length());
        try { System.out.println(new Blocks().other.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(10 / Constants.ONE.size); } catch (RuntimeException e) { } // fails: java.lang.ArithmeticException (caught)
        System.out.println(new Shape() { }.size());
        try { System.out.println(Helper.last.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        Anonymous.RUN.run();
        try { System.out.println(Anonymous.state.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        System.out.println(Cycle1.A.length());
        try { System.out.println(Cycle1.O.hashCode()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { Failing.get(); } catch (Throwable e) { } // fails: java.lang.ExceptionInInitializerError (caught)
        String got = null;
        try { got = Failing.get(); } catch (NoClassDefFoundError e) { } // fails: java.lang.NoClassDefFoundError (caught)
        try { System.out.println(got.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(new Captured().supplier.get().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(new Outer().again.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(Level.BY_NAME.get("low").lower); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
    }
}
