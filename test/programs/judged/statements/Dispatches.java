import java.util.*;

public class Dispatches {
    static class A {
        String f = "a";
        private String secret() { return "s"; }
        String viaSecret() { return secret(); }
        static String hidden() { return "h"; }
        String over(Object o) { return "o"; }
        Object co() { return "c"; }
    }
    static class B extends A {
        String f = null;
        String secret() { return null; }
        static String hidden() { return null; }
        String over(String s) { return null; }
        @Override String co() { return null; }
    }
    static class C extends B {
        @Override String over(Object o) { return null; }
        String up() { return super.over("x"); }
        String upf() { return ((A) this).f + super.f; }
    }
    interface I { default String who() { return "i"; } }
    interface J extends I { @Override default String who() { return null; } }
    static class D implements I, J { String both() { return J.super.who(); } }
    interface P { private String inner() { return null; } default String outer() { return inner(); } static String st() { return null; } }
    static class G<T> { T get(T t) { return t; } }
    static class H extends G<String> { @Override String get(String s) { return null; } } // fails: java.lang.ClassCastException (caught)

    public static void main(String[] args) {
        A a = new B();
        System.out.println(a.viaSecret().length());
        try { System.out.println(((B) a).secret().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        System.out.println(a.hidden().length());
        try { System.out.println(((B) a).hidden().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        System.out.println(a.f.length());
        try { System.out.println(((B) a).f.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        System.out.println(a.over("x").length());
        try { System.out.println(((B) a).over("x").length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(a.co().hashCode()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        A c = new C();
        try { System.out.println(c.over("x").length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(new C().up().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        System.out.println(new C().upf().length());
        I d = new D();
        try { System.out.println(d.who().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(new D().both().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(new P() { }.outer().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(P.st().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        G<String> g = new H();
        try { System.out.println(g.get("x").length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        G raw = new H();
        try { raw.get(1); } catch (RuntimeException e) { }
    }
}
