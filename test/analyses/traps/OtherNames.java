/** One field under several names, one object under several types. */
import java.util.*;
import java.io.Serializable;
public class OtherNames {
    static class Base { Object v = "x"; static Object s = "s"; Object get() { return v; } }
    static class Sub extends Base { void clear() { this.v = null; } static void clearS() { s = null; } }
    static class Sub2 extends Sub { Object v = "own"; Object both() { return super.v; } void clr() { super.v = null; } }
    interface K { Object ONE = new Object(); } static class KI implements K { }
    static int f1() { Sub s = new Sub(); Base b = s; s.v = null; return b.v.hashCode(); }
    static int f2() { Sub s = new Sub(); Base b = s; b.v = null; return s.v.hashCode(); }
    static int f3() { Sub s = new Sub(); s.clear(); return ((Base) s).v.hashCode(); }
    static int f4() { Base.s = "q"; Sub.s = null; return Base.s.hashCode(); }
    static int f5() { Sub.s = "q"; Sub.clearS(); return Sub2.s.hashCode(); }
    static int f6() { Sub2 t = new Sub2(); t.v = "z"; t.clr(); return ((Base) t).v.hashCode(); }
    static int f7() { Sub2 t = new Sub2(); ((Sub) t).v = null; t.v = "z"; return t.both().hashCode(); }
    static int f8() { Sub2 t = new Sub2(); t.v = null; Object g = t.get(); return g.hashCode() + t.v.hashCode(); }
    static class GenB<T> { T v; GenB(T v) { this.v = v; } void set(T t) { v = t; } }
    static class GenS extends GenB<String> { GenS() { super("x"); } void set(String s) { v = s; } int len() { return v.length(); } }
    static int f9() { GenS s = new GenS(); GenB<String> b = s; b.set(null); return s.v.length(); }
    @SuppressWarnings({"unchecked", "rawtypes"}) static int f10() { GenS s = new GenS(); GenB b = s; b.v = null; return s.len(); }
    @SuppressWarnings({"unchecked", "rawtypes"}) static int f11() { GenS s = new GenS(); GenB b = s; b.v = 1; return s.len(); }
    @SuppressWarnings({"unchecked", "rawtypes"}) static int f12() { GenB<Integer> g = new GenB<>(1); GenB raw = g; raw.v = "s"; int i = g.v; return i; }
    static int g1() { Object o = new int[1]; Object x = "a"; if (o instanceof Cloneable) x = null; return x.hashCode(); }
    static int g2() { Object o = new int[1][]; Object x = "a"; if (o instanceof Object[]) x = null; return x.hashCode(); }
    static int g3() { Object o = new Integer[1]; Object x = "a"; if (o instanceof Number[] && o instanceof Comparable[] && o instanceof Serializable[]) x = null; return x.hashCode(); }
    static int g4(Cloneable c, int[] a) { Object x = "a"; if (c == (Object) a) x = null; return x.hashCode(); }
    static int g5(Serializable c, Object[] a) { a[0] = "x"; ((Object[]) c)[0] = null; return a[0].hashCode(); }
    static int g6(Object c, int[] a) { a[0] = 1; ((int[]) c)[0] = 5; return new int[3][1][0].length > 0 ? a[0] : new int[2][a[0]].length + new int[2] [a[0]].hashCode() + new int[]{1, 2}[a[0]]; }
    static int g7(Comparable<?>[] c, Number[] a) { a[0] = 1; ((Object[]) c)[0] = null; return a[0].hashCode(); }
    static int g8(Runnable r, Base b) { Object x = "a"; if ((Object) r == b) x = null; return x.hashCode(); }
    static class RB extends Base implements Runnable { public void run() { v = null; } }
    static int g9(Runnable r, Base b) { b.v = "x"; r.run(); return b.v.hashCode(); }
    static int g10(Base b) { if (b instanceof Runnable) { b.v = "x"; ((Runnable) b).run(); return b.v.hashCode(); } return 0; }
    static int g11(List<Object> l, Collection<?> c) { Object x = "a"; if (l == c) x = null; return x.hashCode(); }
    static int h1() { int[] a = {1}; int[] b = a.clone(); b = null; return b.length; }
    static int h2() { Object a = new int[1]; int h = a.hashCode(); a = h == a.hashCode() ? null : a; return a.hashCode(); }
    static int h3() { Object x = new String[0]; Class<?> c = x.getClass(); x = c == String[].class ? null : x; return x.hashCode(); }
    static int h4() { int[][] a = {{1}, null}; int[][] b = a.clone(); return b[1].length; }
    static int h5() { String s = "a"; Object x = s == "a" ? null : "b"; return x.hashCode(); }
    static int h6() { Integer a = 127, b = 127; Object x = a == b ? null : "b"; return x.hashCode(); }
    static int h7() { Integer a = 1000, b = 1000; Object x = a != b ? null : "b"; return x.hashCode(); }
    static int h8() { String a = new String("q"); Object x = a == "q" ? "x" : null; return x.hashCode(); }
    static int h9() { Object x = "a".equals(null) ? "x" : null; return x.hashCode(); }
    enum E { A { void m() { } }, B; void m() { } }
    static int h10(E e) { Object x = e.getClass() == E.class ? "x" : null; return x.hashCode(); }
    static int h11(Object o) { E e = (E) o; Object x = o instanceof Comparable ? null : "s"; return x.hashCode(); }
    static int h12(Object o) { if (o instanceof String) { Object p = o; o = 5; return ((String) o).length() + ((String) p).length(); } return 0; }
    static int h13(Object[] os) { if (os[0] instanceof String) { os[0] = 1; return ((String) os[0]).length(); } return 0; }
    static int h14(Object a, Object b) { if (a == b) { if (a instanceof String) { b = 3; return ((String) b).length(); } } return 0; }
    static Base last; static Base remember(Base b) { Base old = last; last = b; return old; }
    static int i1() { Sub s = new Sub(); remember(s); Base t = remember(new Base()); t.v = null; return s.v.hashCode(); }
    static int i2() { Base t = new Base(); remember(t); Object o = remember(t); return ((Sub) o).hashCode(); }
    static int i3() { List<Base> l = new ArrayList<>(); for (int i = 0; i < 2; i++) l.add(new Base()); Base a = l.get(0), b = l.get(0); a.v = "x"; b.v = null; return a.v.hashCode(); }
    static int i4() { Map<String, Base> m = new HashMap<>(); Base a = new Base(); m.put("k", a); m.get("k").v = null; return a.v.hashCode(); }
    static int i5() { Base[] a = {new Base()}; List<Base> l = Arrays.asList(a); l.set(0, null); return a[0].hashCode(); }
    static int i6() { Object[] a = {"x"}; Arrays.fill(a, null); return a[0].hashCode(); }
    static int i7() { StringBuilder b = new StringBuilder(); b.append((String) null); String s = b.length() == 4 ? null : "x"; return s.length(); }
    static int i8() { Iterator<Object> it = Arrays.<Object>asList("a", null).iterator(); it.next(); return it.next().hashCode(); }
    static int i9() { Base b = new Base(); Runnable r = () -> b.v = null; Optional.of(r).ifPresent(Runnable::run); return b.v.hashCode(); }
    static int i10() { Base b = new Base(); Arrays.asList(b).forEach(x -> x.v = null); return b.v.hashCode(); }
    static int i11() { Base b = new Base(); Comparator<String> c = (p, q) -> { b.v = null; return 0; }; Arrays.asList("b", "a").sort(c); return b.v.hashCode(); }
    static void caught(String name, Runnable action) { try { action.run(); } catch (RuntimeException e) { System.out.println(name); } }
    public static void main(String[] args) {
        caught("f1", OtherNames::f1); caught("f2", OtherNames::f2); caught("f3", OtherNames::f3); caught("f4", OtherNames::f4); caught("f5", OtherNames::f5); caught("f6", OtherNames::f6); caught("f7", OtherNames::f7); caught("f8", OtherNames::f8); caught("f9", OtherNames::f9); caught("f10", OtherNames::f10); caught("f11", OtherNames::f11); caught("f12", OtherNames::f12);
        caught("g1", OtherNames::g1); caught("g2", OtherNames::g2); caught("g3", OtherNames::g3); int[] ia = new int[2]; caught("g4", () -> g4(ia, ia)); Object[] oa = new Object[2]; caught("g5", () -> g5((Serializable) oa, oa)); caught("g6", () -> { Object r = new int[]{1, 2}[g6(ia, ia) - 5 + 5]; }); Integer[] na = {1}; caught("g7", () -> g7(na, na)); RB rb = new RB(); caught("g8", () -> g8(rb, rb)); caught("g9", () -> g9(rb, rb)); caught("g10", () -> g10(rb)); List<Object> lo = new ArrayList<>(); caught("g11", () -> g11(lo, lo));
        caught("h1", OtherNames::h1); caught("h2", OtherNames::h2); caught("h3", OtherNames::h3); caught("h4", OtherNames::h4); caught("h5", OtherNames::h5); caught("h6", OtherNames::h6); caught("h7", OtherNames::h7); caught("h8", OtherNames::h8); caught("h9", OtherNames::h9); caught("h10", () -> h10(E.A)); caught("h11", () -> h11(E.A)); caught("h12", () -> h12("s")); caught("h13", () -> h13(new Object[] {"s"})); caught("h14", () -> h14("a", "a"));
        caught("i1", OtherNames::i1); caught("i2", OtherNames::i2); caught("i3", OtherNames::i3); caught("i4", OtherNames::i4); caught("i5", OtherNames::i5); caught("i6", OtherNames::i6); caught("i7", OtherNames::i7); caught("i8", OtherNames::i8); caught("i9", OtherNames::i9); caught("i10", OtherNames::i10); caught("i11", OtherNames::i11);
    }
}
