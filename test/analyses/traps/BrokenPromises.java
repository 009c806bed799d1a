/** Results annotated as never null that are null all the same, behind calls that nobody follows. */
public class BrokenPromises {
    @interface NonNull { }
    interface P { @NonNull Object give(); }
    static class P1 implements P { public Object give() { return "1"; } }
    static class P2 implements P { public Object give() { return "2"; } }
    static class P3 implements P { public Object give() { return "3"; } }
    static class P4 implements P { public Object give() { return "4"; } }
    static class P5 implements P { public Object give() { return "5"; } }
    static class P6 implements P { public Object give() { return "6"; } }
    static class P7 implements P { public Object give() { return null; } }
    static int useP(P p) { return p.give().hashCode(); }

    static @NonNull Object down(int n) { return n == 0 ? null : down1(n - 1); }
    static @NonNull Object down1(int n) { return n == 0 ? null : down2(n - 1); }
    static @NonNull Object down2(int n) { return n == 0 ? null : down3(n - 1); }
    static @NonNull Object down3(int n) { return n == 0 ? null : down4(n - 1); }
    static @NonNull Object down4(int n) { return n == 0 ? null : down5(n - 1); }
    static @NonNull Object down5(int n) { return n == 0 ? null : down6(n - 1); }
    static @NonNull Object down6(int n) { return n == 0 ? null : down7(n - 1); }
    static @NonNull Object down7(int n) { return n == 0 ? null : "x"; }
    static int useDown() { return down7(0).hashCode(); }
    static int useFar() { return far(0).hashCode(); }
    static Object far(int n) { return far1(n); }
    static Object far1(int n) { return far2(n); }
    static Object far2(int n) { return far3(n); }
    static Object far3(int n) { return far4(n); }
    static Object far4(int n) { return far5(n); }
    static Object far5(int n) { return far6(n); }
    static Object far6(int n) { return far7(n); }
    static Object far7(int n) { return far8(n); }
    static @NonNull Object far8(int n) { return n == 0 ? null : "x"; }

    static abstract class Shape { abstract @NonNull Object name(); int size() { return name().hashCode(); } }
    static class A extends Shape { Object name() { return "a"; } }
    static class B extends Shape { Object name() { return "b"; } }
    static class C extends Shape { Object name() { return "c"; } }
    static class D extends Shape { Object name() { return "d"; } }
    static class E extends Shape { Object name() { return "e"; } }
    static class F extends Shape { Object name() { return "f"; } }
    static class G extends Shape { Object n; Object name() { return n; } }

    static void caught(String name, Runnable action) { try { action.run(); } catch (NullPointerException e) { System.out.println(name); } }
    public static void main(String[] args) {
        java.util.List<P> list = new java.util.ArrayList<>(); list.add(new P7());
        caught("p", () -> useP(list.get(0)));
        caught("down", BrokenPromises::useDown);
        caught("far", BrokenPromises::useFar);
        java.util.List<Shape> shapes = new java.util.ArrayList<>(); shapes.add(new G());
        caught("shape", () -> shapes.get(0).size());
    }
}
