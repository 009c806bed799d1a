import java.util.*;

public class InitByUse {
    static String name = "a";
    static void hit() { name = null; }
    enum Lazy1 { A; static { hit(); } }
    enum Lazy2 { A; static { hit(); } }
    enum Lazy3 { A; static { hit(); } }
    enum Lazy4 { A; static { hit(); } }
    enum Lazy5 { A; static { hit(); } }
    static class Base { static int x = 1; static { hit(); } }
    static class Sub extends Base { static int y = 2; }
    static class Own { static final Integer BOX = 1; static final int PLAIN = 1; static { hit(); } }
    interface I { Object O = make(); default void m() { } }
    static Object make() { hit(); return 1; }
    static class Impl implements I { }
    static class Nul { static void m() { } static { hit(); } }
    static class Arr { static { hit(); } }
    static class Ref { static void m() { } static { hit(); } }
    static class Ctor { static { hit(); } }
    static class Refl { static { hit(); } }
    static class Inst { static { hit(); } }
    static void a() { name = "b"; Enum.valueOf(Lazy1.class, "A"); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void b() { name = "b"; EnumSet.allOf(Lazy2.class); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void c() { name = "b"; new EnumMap<Lazy3, String>(Lazy3.class); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void d() { name = "b"; Lazy4.class.getEnumConstants(); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void e(Lazy5 l) { name = "b"; try { switch (l) { case A: break; } } catch (NullPointerException x) { } name.length(); } // fails: java.lang.NullPointerException (caught)
    static void f() { name = "b"; int n = Sub.x; name.length(); } // fails: java.lang.NullPointerException (caught)
    static void g() { name = "b"; int n = Own.PLAIN; name.length(); n = Own.BOX; name.length(); } // fails: java.lang.NullPointerException (caught)
    static void h() { name = "b"; new Impl(); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void i() { name = "b"; ((Nul) null).m(); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void j() { name = "b"; Arr[] a = new Arr[1]; name.length(); a[0] = new Arr(); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void k() { name = "b"; Runnable r = Ref::m; name.length(); r.run(); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void l() { name = "b"; java.util.function.Supplier<Ctor> r = Ctor::new; r.get(); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void m() throws Exception { name = "b"; Class<?> c = Refl.class; c.getDeclaredConstructor().newInstance(); name.length(); } // fails: java.lang.NullPointerException (caught)
    static void n() { name = "b"; boolean x = (Object) name instanceof Inst; name.length(); Inst[].class.cast(null); Inst.class.isInstance(null); name.length(); }
    public static void main(String[] args) throws Exception {
        try { a(); } catch (RuntimeException e) { }
        try { b(); } catch (RuntimeException e) { }
        try { c(); } catch (RuntimeException e) { }
        try { d(); } catch (RuntimeException e) { }
        try { e(null); } catch (RuntimeException e) { }
        try { f(); } catch (RuntimeException e) { }
        try { g(); } catch (RuntimeException e) { }
        try { h(); } catch (RuntimeException e) { }
        try { i(); } catch (RuntimeException e) { }
        try { j(); } catch (RuntimeException e) { }
        try { k(); } catch (RuntimeException e) { }
        try { l(); } catch (RuntimeException e) { }
        try { m(); } catch (RuntimeException e) { }
        n();
    }
}
