/** Objects that are seen before they are made. */
public class HalfMadeObjects {
    static HalfMadeObjects last; static Node leaked; static Object out;
    static int zero;
    static class Node {
        private final Object value;
        Node(Object v) { leaked = this; if (v == null) { int x = 1 / zero; } value = v; }
        int hash() { return value.hashCode(); }
    }
    static int half() { try { new Node(null); } catch (ArithmeticException e) { } return leaked.hash(); }
    static class Sup { Sup() { show(); } void show() { } }
    static class Sub extends Sup { private final Object v; Sub() { v = "v"; } void show() { try { v.hashCode(); } catch (NullPointerException e) { System.out.println("sub"); } } }
    static class Sub2 extends Sup { private Object v = "v"; private final Object w; { w = "w"; } void show() { System.out.println(help(this)); } static int help(Sub2 s) { try { return s.v.hashCode(); } catch (NullPointerException e) { } try { return s.w.hashCode(); } catch (NullPointerException e) { } return 0; } }
    static class Lam { private final Object v; Runnable r; Lam() { Lam made = this; r = () -> { try { out = made.v.toString(); } catch (NullPointerException e) { System.out.println("lam"); } }; r.run(); v = "v"; } }
    static class Inn { private final Object v; Inn() { new In().go(); v = "v"; } class In { int go() { try { return v.hashCode(); } catch (NullPointerException e) { return 0; } } } }
    static class Deleg { private final Object v; Deleg() { this(null, 1); } Deleg(Object o, int n) { v = o; } Deleg(Object o) { this(o, 2); } int h() { return v.hashCode(); } }
    static class Exc { private Object v; Exc(int n) { try { leak(this); v = pick(n); } catch (ArithmeticException e) { v = null; } } static Object pick(int n) { return "" .length() == 1 / n ? "a" : "b"; } int h() { return v.hashCode(); } }
    static Exc leakedExc; static void leak(Exc e) { leakedExc = e; }
    static class Exc2 { private Object v; Exc2(int n) { try { int q = 1 / n; v = "a"; } catch (ArithmeticException e) { } } int h() { return v.hashCode(); } }
    static class Mate { private Object v = "v"; int h() { return v.hashCode(); } static class Vandal { static void wreck(Mate m) { m.v = null; } static void wreck2(Mate m, Object o) { m.v = o; } } }
    static class MateU { private Object v = "v"; int h() { return v.hashCode(); } void set(Object o) { v = o; } }
    record Rec(Object a, Object b) { Rec { if (b == null) b = a; } int h() { return a.hashCode() + b.hashCode(); } }
    record Rec2(Object a, String b) { Rec2(Object a) { this(a, null); } Rec2(Object a, String b) { this.a = a; this.b = b; } int h() { return b.length(); } }
    enum En { A { Object give() { return null; } }, B(); private final Object v; En() { v = give(); } Object give() { return "b"; } int h() { return v.hashCode(); } }
    static class Shadow { private Object v = "v"; int h() { return v.hashCode(); } }
    static class Shadow2 extends Shadow { private Object v; Shadow2(Object o) { v = o; } int h2() { return v.hashCode(); } }
    static class Cl implements Cloneable { private Object v; Cl(Object v) { this.v = v; copy(); } Cl copy() { try { Cl c = (Cl) clone(); c.v.hashCode(); return c; } catch (CloneNotSupportedException e) { return null; } catch (NullPointerException e) { System.out.println("cl"); return null; } } }
    static class Cl2 implements Cloneable { private final Object v; static Cl2 early; Cl2() { early = dup(); v = "x"; } Cl2 dup() { try { return (Cl2) clone(); } catch (CloneNotSupportedException e) { return null; } } int h() { return v.hashCode(); } }
    static class Gen<T> { private T v; Gen(T t) { v = t; } T get() { return v; } }
    static class GenS extends Gen<String> { GenS(String s) { super(s); } int h() { return get().length(); } }
    static class Loop { private final Object[] all; Loop(int n) { all = new Object[n]; for (int i = 0; i < n; i++) all[i] = i == 1 ? null : this; } int h() { int s = 0; for (Object o : all) s += o.hashCode(); return s; } }
    static class Cat { private final String name; Cat(String n) { String s = "made " + this; name = n + s.length(); } public String toString() { try { return name.trim(); } catch (NullPointerException e) { return "cat"; } } }
    static class Sync { private final Object lock; Sync() { other(); lock = new Object(); } void other() { try { synchronized (lock) { } } catch (NullPointerException e) { System.out.println("sync"); } } }
    static class Ret { private Object v; Ret(boolean b) { if (b) return; v = "v"; } int h() { return v.hashCode(); } }
    static class Fin { private Object v; Fin(int n) { try { if (n == 0) return; v = "v"; } finally { if (n == 1) v = null; } } int h() { return v.hashCode(); } }
    static class Sw { private final Object v; Sw(int n) { switch (n) { case 0: v = null; break; default: v = "x"; } } int h() { return v.hashCode(); } }
    static class Cyc { private Cyc other; Cyc(Cyc o) { other = o == null ? this : o; o2(); } void o2() { other.other.hashCode(); } }
    static class Cyc2 { private final Cyc2 other; private final Object v; Cyc2(boolean b) { other = b ? new Cyc2(this) : null; v = "v"; } Cyc2(Cyc2 from) { other = from; int h = 0; try { h = from.v.hashCode(); } catch (NullPointerException e) { System.out.println("cyc2"); } v = "w" + h; } }
    static class Arg { private final Object v; Arg() { this(helper()); } Arg(Object o) { v = o; } static Object helper() { return null; } int h() { return v.hashCode(); } }
    static class Outer { private Object v; Outer() { v = "v"; } class Bad { Bad() { v = null; } } int h() { return v.hashCode(); } }
    static class Outer2 { private Object v = "v"; Runnable r = () -> v = null; int h() { return v.hashCode(); } }
    static class Cmp { private Object v = ""; void add() { v = nothing(v); } static Object nothing(Object o) { return o == null ? "" : null; } int h() { return v.hashCode(); } }
    static void caught(String name, Runnable action) { try { action.run(); } catch (NullPointerException e) { System.out.println(name); } }
    public static void main(String[] args) {
        caught("half", HalfMadeObjects::half); new Sub(); new Sub2(); new Lam(); new Inn();
        caught("deleg", () -> new Deleg().h()); caught("exc", () -> new Exc(0).h()); caught("exc2", () -> new Exc2(0).h());
        caught("mate", () -> { Mate m = new Mate(); Mate.Vandal.wreck(m); m.h(); }); caught("mate2", () -> { Mate m = new Mate(); Mate.Vandal.wreck2(m, null); m.h(); });
        caught("mateu", () -> { MateU m = new MateU(); m.set(null); m.h(); });
        caught("rec", () -> new Rec(null, null).h()); caught("rec2", () -> new Rec2("a").h()); caught("en", () -> En.A.h());
        caught("shadow", () -> new Shadow2(null).h2()); new Cl(null); new Cl2(); caught("cl2", () -> Cl2.early.h());
        caught("gens", () -> new GenS(null).h()); caught("loop", () -> new Loop(2).h()); new Cat("c"); new Sync();
        caught("ret", () -> new Ret(true).h()); caught("fin", () -> new Fin(0).h()); caught("fin1", () -> new Fin(1).h()); caught("sw", () -> new Sw(0).h());
        caught("cyc", () -> new Cyc(null)); new Cyc2(true); caught("arg", () -> new Arg().h());
        caught("outer", () -> { Outer o = new Outer(); o.new Bad(); o.h(); }); caught("outer2", () -> { Outer2 o = new Outer2(); o.r.run(); o.h(); });
        caught("cmp", () -> { Cmp c = new Cmp(); c.add(); c.h(); });
    }
}
