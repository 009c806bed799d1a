/** Annotations about null, and who breaks them. */
public class BrokenAnnotations {
    @interface NonNull { } @interface Nullable { } @interface NullMarked { }
    static class F { @NonNull Object f; F() { peek(); f = "x"; } void peek() { try { f.hashCode(); } catch (NullPointerException e) { System.out.println("peek"); } } }
    static class G { @NonNull Object f = "x"; void set(Object o) { f = o; } int h() { return f.hashCode(); } }
    static class H { @NonNull Object f = "x"; static H last; H() { last = this; f = null; } int h() { return f.hashCode(); } }
    @NullMarked static class M { Object f; @Nullable Object g; M(Object o) { f = o; } Object get() { return f; } @Nullable Object getG() { return g; } int h() { return getG().hashCode(); } static Object mk() { return null; } static int u() { return mk().hashCode(); } }
    interface P { @NonNull Object give(); }
    static class P1 implements P { public Object give() { return null; } }
    static int useP(P p) { return p.give().hashCode(); }
    interface Q { void take(@NonNull Object o); }
    static class Q1 implements Q { public void take(Object o) { o.hashCode(); } }
    static class Q2 implements Q { public void take(@Nullable Object o) { o.hashCode(); } }
    static void useQ(Q q) { q.take(null); }
    static int nn(@NonNull Object o) { return o.hashCode(); }
    static int nul(@Nullable Object o) { return o.hashCode(); }
    static @NonNull Object bad(boolean b) { return b ? "x" : null; }
    static int useBad(boolean b) { return bad(b).hashCode(); }
    static @NonNull Object bad2(int n) { return n == 0 ? bad(false) : bad2(n - 1); }
    static int useBad2() { return bad2(2).hashCode(); }
    static @NonNull Object[] arr() { return new Object[] {null}; }
    static int useArr() { return arr()[0].hashCode(); }
    static class St { @NonNull static Object s; static Object t = s; }
    static int st() { return St.s.hashCode(); }
    record R(@NonNull Object a) { int h() { return a.hashCode(); } }
    static int rec(Object o) { return new R(o).h(); }
    static void caught(String name, Runnable action) { try { action.run(); } catch (NullPointerException e) { System.out.println(name); } }
    public static void main(String[] args) {
        new F(); caught("g", () -> { G g = new G(); g.set(null); g.h(); }); caught("h", () -> new H().h()); caught("m", () -> new M("x").h()); caught("m2", () -> new M(null).get().hashCode()); caught("m3", M::u);
        caught("p", () -> useP(new P1())); caught("q", () -> useQ(new Q1())); caught("q2", () -> useQ(new Q2())); caught("nn", () -> nn(null)); caught("nul", () -> nul(null)); caught("bad", () -> useBad(false)); caught("bad2", BrokenAnnotations::useBad2); caught("arr", BrokenAnnotations::useArr); caught("st", BrokenAnnotations::st); caught("rec", () -> rec(null));
    }
}
