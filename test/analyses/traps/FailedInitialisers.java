/** Static initialisers that fail, that run late, and that have effects elsewhere. */
public class FailedInitialisers {
    static Object shared;
    static int zero = 0;

    static class Bad {
        static int n;
        static { shared = "set"; n = 1 / zero; }
        static void touch() { }
    }
    static int failedBefore() {
        try { Bad.touch(); } catch (Throwable t) { return shared.hashCode(); }
        return 0;
    }
    static class BadUp { static int n; static { shared = "set"; n = 1 / zero; } }
    static class BadDown extends BadUp { static void touch() { } }
    static int failedAbove() {
        try { BadDown.touch(); } catch (Throwable t) { return shared.hashCode(); }
        return 0;
    }
    static class Bad3 { static Object o; static { o = new Object(); n = 1 / zero; } static int n; static Object get() { return o; } }
    static int errorKind() {
        Object x = null;
        try { x = Bad3.get(); } catch (ExceptionInInitializerError e) { x = "e"; } catch (NoClassDefFoundError e) { }
        return x.hashCode();
    }
    static int errorKind2() {
        Object x = null;
        try { x = Bad3.get(); } catch (ArithmeticException e) { x = "e"; } catch (Error e) { }
        return x.hashCode();
    }
    static class Ok { static Object v = "v"; static Object w; static { w = v; v = null; } static Object v() { return v; } }
    static int afterwards() { return Ok.v().hashCode(); }
    static int ww() { return Ok.w.hashCode(); }
    static int vv() { return Ok.v.hashCode(); }
    static class Lazy { static Object cache; static Object get() { if (cache == null) cache = new Object(); return cache; } static void drop() { cache = null; } }
    static int lazy() { Lazy.get(); Lazy.drop(); return Lazy.cache.hashCode(); }
    static int lazy2() { Object o = Lazy.get(); if (Lazy.cache != null) Lazy.drop(); return o.hashCode() + Lazy.cache.hashCode(); }
    static class Parent { static Object p = "p"; static Object kid() { return Kid.k; } }
    static class Kid extends Parent { static Object k = Parent.p; static Object j = kid2(); static Object i = "i"; static Object kid2() { return i; } }
    static int kid() { return Kid.j.hashCode(); }
    static int parentKid() { return Parent.kid().hashCode(); }
    static class A { static Object a = B.b; static { shared = null; } }
    static class B { static Object b = A.a; }
    static int cyc1() { shared = "q"; Object r = B.b; return shared.hashCode(); }
    static int cyc2() { return B.b.hashCode(); }
    static class Cond { static final Object C; static { if (zero == 0) C = null; else C = "c"; } }
    static int cond() { return Cond.C.hashCode(); }
    static class Inst { static Inst it = new Inst(); static Object dep = "d"; Object mine = dep; int h() { return mine.hashCode(); } }
    static int inst() { return Inst.it.h(); }
    static class Arr { static final Object[] ALL = new Object[2]; static { ALL[0] = "a"; } }
    static int arr() { return Arr.ALL[0].hashCode() + Arr.ALL[1].hashCode(); }
    static class Fin { static final Object F; static { Object t = peek(); F = "f"; shared = t; } static Object peek() { return F; } }
    static int fin() { Object f = Fin.F; return f.hashCode() + shared.hashCode(); }
    interface I1 { Object X = I2.make(); }
    static class I2 implements I1 { static Object n = "n"; static Object make() { return n; } static Object x() { return X; } }
    static int i2() { return I1.X.hashCode(); }
    static int i3() { return I2.x().hashCode(); }
    static class Side { static int v; static { shared = null; v = 1; } }
    static int evalOrder() { shared = "s"; return use(shared, Side.v, shared); }
    static int use(Object a, int b, Object c) { return a.hashCode() + b + c.hashCode(); }
    static class Side2 { static Object v = "v"; static { shared = null; } static void set(Object o) { v = o; } }
    static int storeTriggers() { shared = "s"; Side2.v = shared; return shared.hashCode(); }
    static class Side3 { static Object v; static { v = "init"; } }
    static int storeNull() { Side3.v = null; return Side3.v.hashCode(); }
    static class Side4 { static { shared = null; } static int length = 1; }
    static int newTriggers() { shared = "s"; new Side4(); return shared.hashCode(); }
    static class Side5 { static final int CONST = 5; static final Object NOT = "a" + zero; static { shared = null; } }
    static int constDoesNot() { shared = null; int c = Side5.CONST; if (c == 5) shared = "s"; Object o = Side5.NOT; return shared.hashCode() + o.hashCode(); }
    static class Side6 { static Side6 s; Object f = "f"; static { s = new Side6(); s.f = null; } }
    static int insideObject() { return Side6.s.f.hashCode(); }
    static void caught(String name, Runnable action) {
        try { action.run(); } catch (NullPointerException e) { System.out.println(name); }
    }
    public static void main(String[] args) {
        caught("f0", FailedInitialisers::failedBefore); shared = null; caught("f1", FailedInitialisers::failedBefore);
        caught("f2", FailedInitialisers::failedAbove); shared = null; caught("f3", FailedInitialisers::failedAbove);
        caught("e1", FailedInitialisers::errorKind); caught("e2", FailedInitialisers::errorKind); caught("e3", FailedInitialisers::errorKind2);
        caught("afterwards", FailedInitialisers::afterwards); caught("ww", FailedInitialisers::ww); caught("vv", FailedInitialisers::vv);
        caught("lazy", FailedInitialisers::lazy); caught("lazy2", FailedInitialisers::lazy2); caught("kid", FailedInitialisers::kid); caught("pk", FailedInitialisers::parentKid);
        caught("c1", FailedInitialisers::cyc1); caught("c2", FailedInitialisers::cyc2); caught("cond", FailedInitialisers::cond); caught("inst", FailedInitialisers::inst);
        caught("arr", FailedInitialisers::arr); caught("fin", FailedInitialisers::fin); caught("i2", FailedInitialisers::i2); caught("i3", FailedInitialisers::i3);
        caught("eo", FailedInitialisers::evalOrder); caught("st", FailedInitialisers::storeTriggers); caught("sn", FailedInitialisers::storeNull);
        caught("nt", FailedInitialisers::newTriggers); caught("cd", FailedInitialisers::constDoesNot); caught("io", FailedInitialisers::insideObject);
    }
}
