/** Control flow that is easily got wrong. */
public class OddFlow {
    static Object g; static int zero = 0;
    static class C { Object v = "v"; C n; }
    @SuppressWarnings("finally") static Object fin1() { Object o = "x"; try { return o; } finally { return null; } }
    static int useFin1() { return fin1().hashCode(); }
    static Object fin2() { Object o = "x"; try { return o; } finally { o = null; } }
    static int useFin2() { C c = new C(); Object r = fin3(c); return r.hashCode() + c.v.hashCode(); }
    static Object fin3(C c) { try { return c.v; } finally { c.v = null; } }
    @SuppressWarnings("finally") static Object fin4(int n) { Object o = null; try { o = "x"; int q = 1 / n; } finally { if (n == 0) return null; } return o; }
    static int useFin4() { return fin4(0).hashCode(); }
    @SuppressWarnings("finally") static int fin5() { Object o = null; for (int i = 0; i < 2; i++) { try { o = "a"; if (i == 1) { o = null; continue; } } finally { if (i == 1) break; } } return o.hashCode(); }
    @SuppressWarnings("finally") static int fin6() { Object o = "a"; while (true) { try { o = null; int q = 1 / zero; o = "b"; } finally { break; } } return o.hashCode(); }
    static int fin7() { Object o = null; try { try { int q = 1 / zero; o = "a"; } finally { zero = 0; } } catch (ArithmeticException e) { } return o.hashCode(); }
    static int fin8() { Object o = "a"; try { try { int q = 1 / zero; } catch (ArithmeticException e) { o = null; throw e; } finally { g = "g"; } } catch (RuntimeException e) { return o.hashCode(); } return 1; }
    static int fin9() { Object o = "a"; try { try { throw new IllegalStateException(); } finally { o = null; int q = 1 / zero; } } catch (IllegalStateException e) { o = "b"; } catch (ArithmeticException e) { } return o.hashCode(); }
    static int label() { Object o = "a"; outer: for (int i = 0; i < 2; i++) { for (int j = 0; j < 2; j++) { if (i == 1) { o = null; continue outer; } if (j == 1) continue outer; o = "b"; } o = "c"; } return o.hashCode(); }
    static int label2() { Object o = "a"; block: { if (zero == 0) { o = null; break block; } o = "c"; } return o.hashCode(); }
    static int doWhile() { Object o = null; int i = 0; do { if (i++ == 0) continue; o = "x"; } while (i < 1); return o.hashCode(); }
    static int sw(int n) { Object o = "a"; switch (n) { case 1: o = null; case 2: break; case 3: o = "c"; default: o = "d"; } return o.hashCode(); }
    static int swString(String s) { Object o = "a"; switch (s) { case "Aa": o = "1"; break; case "BB": o = null; break; default: o = "z"; } return o.hashCode(); }
    enum E { A, B, C }
    static int swEnum(E e) { Object o = switch (e) { case A -> "a"; case B -> null; case C -> { Object x = "c"; yield x; } }; return o.hashCode(); }
    static int swEnum2(E e) { Object o = null; switch (e) { case A: o = "a"; break; case B: o = "b"; } return o.hashCode(); }
    sealed interface S permits R1, R2 { } record R1(Object v) implements S { } record R2(S inner, Object w) implements S { }
    static int pat(S s) { return switch (s) { case R1(Object v) -> v.hashCode(); case R2(R1(Object v), Object w) when v != null -> w.hashCode(); case R2 r -> r.inner().hashCode(); }; }
    static int pat2(Object o) { if (!(o instanceof String s)) { return o.hashCode(); } return s.length(); }
    static int pat3(Object o) { Object r = switch (o) { case null -> null; case String s when s.length() > 2 -> s; case String s -> null; default -> "d"; }; return r.hashCode(); }
    static int pat4(Object o) { return o instanceof R2(R1(var x), var y) ? x.hashCode() + y.hashCode() : 0; }
    static int tern(boolean b) { Integer i = b ? 1 : (Integer) null; return i; }
    static int tern2(boolean b) { Integer n = null; int r = b ? n : 0; return r; }
    static int tern3(boolean b) { Object o = b ? null : "x"; Object p = b ? "y" : o; return o == null ? p.hashCode() + (b ? o : p).hashCode() : 0; }
    static boolean side(C c) { c.v = null; return true; }
    static int and1() { C c = new C(); if (c.v != null && side(c)) return c.v.hashCode(); return 0; }
    static int and2() { C c = new C(); boolean ok = c.v != null; side(c); if (ok) return c.v.hashCode(); return 0; }
    static int and3(C c) { boolean ok = c.v != null; c = c.n; if (ok) return c.v.hashCode(); return 0; }
    static int and4(C c) { boolean ok = c.v != null; boolean also = ok; c.v = null; if (also) return c.v.hashCode(); return 0; }
    static int or1(C c) { if (c.v == null | side(c)) return c.v.hashCode(); return 0; }
    static int comp() { C c = new C(); Object o = c.v; c.v = null; o = c.v; return o.hashCode(); }
    static int compound() { String s = null; s += "x"; C[] a = {new C()}; int i = 0; a[i++].v = null; return a[i - 1].v.hashCode() + s.length(); }
    static int thrown1(C c) { try { c.n.v.hashCode(); c.v = "x"; } catch (NullPointerException e) { return c.v.hashCode(); } return 0; }
    static void thrower(C c, boolean t) { c.v = null; if (t) { int q = 1 / zero; } c.v = "ok"; }
    static int thrown2() { C c = new C(); try { thrower(c, true); } catch (ArithmeticException e) { } return c.v.hashCode(); }
    static int thrown3() { C c = new C(); Object x = null; try { x = "s"; x = nul(c); } catch (ArithmeticException e) { return x.hashCode(); } return x.hashCode(); }
    static Object nul(C c) { return c.n; }
    static int thrown4() { Object x = "a"; try { x = null; x = bang(); } catch (ArithmeticException e) { } return x.hashCode(); }
    static Object bang() { return "" + 1 / zero; }
    static class My extends RuntimeException { Object data; My(Object d) { data = d; } }
    static int thrown5() { try { throw new My(null); } catch (My m) { return m.data.hashCode(); } }
    static void deep(int n, My m) { if (n == 0) { m.data = null; throw m; } deep(n - 1, m); }
    static int thrown6() { My m = new My("d"); try { deep(3, m); } catch (My e) { return m.data.hashCode(); } return 0; }
    static int thrown7() { My m = new My("d"); try { deep(3, m); } catch (My e) { return e.data.hashCode(); } return 0; }
    static int multi(int k) { Object o = null; try { if (k == 0) { int q = 1 / zero; } if (k == 1) throw new My("x"); o = "n"; } catch (ArithmeticException | My e) { if (e instanceof My) o = "m"; } return o.hashCode(); }
    static class Res implements AutoCloseable { C c; Res(C c) { this.c = c; } public void close() { c.v = null; } }
    static int res() { C c = new C(); try (Res r = new Res(c)) { c.v = "in"; } return c.v.hashCode(); }
    static int res2() { C c = new C(); Object seen = null; try (Res r = new Res(c)) { int q = 1 / zero; seen = "s"; } catch (ArithmeticException e) { return c.v.hashCode(); } return seen.hashCode(); }
    static int res3() { C c = new C(); try (Res r = zero == 0 ? null : new Res(c)) { return r.c.v.hashCode(); } }
    static int sync(C c) { synchronized (c) { c.v = null; } return c.v.hashCode(); }
    static int assertion(C c) { assert c.v != null : "never"; return c.v.hashCode(); }
    static int dead(int n) { Object o = "a"; if (n > 5 && n < 7 && n != 6) return 0; for (long i = n; i < n + 1L; i++) o = null; return o.hashCode(); }
    static int floaty(float f) { Object o = "a"; if (f < 1) o = "b"; else if (f >= 1) o = "c"; else o = null; return o.hashCode(); }
    static int floaty2(double d) { Object o = d == d ? "a" : null; return o.hashCode(); }
    static int floaty3(float f) { Object o = null; if (f > 16777216f - 1) { if (f + 1 == f) o = null; else o = "x"; } else o = "y"; return o.hashCode(); }
    static int negZero(double d) { Object o = "a"; if (d == 0.0 && 1 / d < 0) o = null; return o.hashCode(); }
    static int longs(long a) { Object o = "a"; if (a > 9007199254740992L) { if (a - 1 == 9007199254740992L) o = null; } return o.hashCode(); }
    static int longs2(long a) { Object o = "a"; if (a + 1 < a) o = null; return o.hashCode(); }
    static int chars(char c) { Object o = "a"; c += 1; if (c == 0) o = null; return o.hashCode(); }
    static int bytes(byte b) { Object o = "a"; b++; if (b == -128) o = null; return o.hashCode(); }
    static int ints(int a) { Object o = "a"; if (a == -a && a != 0) o = null; return o.hashCode(); }
    static int ints2(int a) { Object o = "a"; if (a > 0) { if (a * a < 0) o = null; } return o.hashCode(); }
    static int ints3(int a) { Object o = "a"; if (a / -1 == a && a < 0) o = null; return o.hashCode(); }
    static int ints4(int a, int b) { Object o = "a"; if (a % b < 0 && b > 0) o = null; return o.hashCode(); }
    static int ints5(int a) { Object o = "a"; if ((a & 0xff) != a && (byte) a == a) o = null; return o.hashCode(); }
    static int ints6(int a) { Object o = "a"; if ((a ^ -1) == ~a && (a | 1) != a) o = null; return o.hashCode(); }
    static int conv(double d) { Object o = "a"; if ((int) d == Integer.MAX_VALUE) o = null; return o.hashCode(); }
    static int conv2(long l) { Object o = "a"; if (l > Integer.MAX_VALUE && (int) l < 0) o = null; return o.hashCode(); }
    static int conv3(int i) { Object o = "a"; if ((int) (float) i != i) o = null; return o.hashCode(); }
    static int conv4(float f) { Object o = "a"; if ((long) f == 0 && f != 0) o = null; return o.hashCode(); }
    static int loops() { Object o = "a"; for (int i = 1; i > 0; i <<= 1) if (i == 1 << 30) o = null; return o.hashCode(); }
    static int loops2() { Object o = "a"; int n = 0; for (int i = 0; i < 100000; i++) { n++; if (n == 77777) o = null; } return o.hashCode(); }
    static int loops3() { Object o = "a"; byte b = 0; do { b++; if (b < 0) o = null; } while (b > 0); return o.hashCode(); }
    static int loops4() { Object o = null; for (int i = 0, j = 10; i < j; i++, j--) if (i == 6) o = "x"; return o.hashCode(); }
    static void caught(String name, Runnable action) { try { action.run(); } catch (RuntimeException | AssertionError e) { System.out.println(name); } }
    static C selfC() { C c = new C(); c.n = c; return c; }
    public static void main(String[] args) {
        caught("1", OddFlow::useFin1); caught("2", OddFlow::useFin2); caught("3", OddFlow::useFin4); caught("4", OddFlow::fin5); caught("5", OddFlow::fin6); caught("6", OddFlow::fin7); caught("7", OddFlow::fin8); caught("8", OddFlow::fin9);
        caught("9", OddFlow::label); caught("10", OddFlow::label2); caught("11", OddFlow::doWhile); caught("12", () -> sw(1)); caught("13", () -> swString("BB")); caught("14", () -> swEnum(E.B)); caught("15", () -> swEnum2(E.C));
        caught("16", () -> pat(new R1(null))); caught("17", () -> pat(new R2(new R1("a"), null))); caught("18", () -> pat(new R2(null, null))); caught("19", () -> pat2(null)); caught("20", () -> pat3(null)); caught("21", () -> pat3("x")); caught("22", () -> pat4(new R2(new R1(null), "a"))); caught("22b", () -> pat4(new R2(new R1("a"), null)));
        caught("23", () -> tern(false)); caught("24", () -> tern2(true)); caught("25", () -> tern3(true)); caught("26", OddFlow::and1); caught("27", OddFlow::and2); caught("28", () -> { C c = new C(); c.n = new C(); c.n.v = null; and3(c); }); caught("29", () -> and4(new C())); caught("30", () -> or1(new C()));
        caught("31", OddFlow::comp); caught("32", OddFlow::compound); caught("33", () -> { C c = new C(); c.v = null; thrown1(c); }); caught("34", OddFlow::thrown2); caught("35", OddFlow::thrown3); caught("36", OddFlow::thrown4); caught("37", OddFlow::thrown5); caught("38", OddFlow::thrown6); caught("39", OddFlow::thrown7); caught("40", () -> multi(0));
        caught("41", OddFlow::res); caught("42", OddFlow::res2); caught("43", OddFlow::res3); caught("44", () -> sync(new C())); caught("45", () -> { C c = new C(); c.v = null; assertion(c); }); caught("46", () -> dead(1)); caught("47", () -> floaty(Float.NaN)); caught("48", () -> floaty2(Double.NaN)); caught("49", () -> floaty3(16777216f)); caught("50", () -> negZero(-0.0));
        caught("51", () -> longs(9007199254740993L)); caught("52", () -> longs2(Long.MAX_VALUE)); caught("53", () -> chars((char) 65535)); caught("54", () -> bytes((byte) 127)); caught("55", () -> ints(Integer.MIN_VALUE)); caught("56", () -> ints2(50000)); caught("57", () -> ints3(Integer.MIN_VALUE)); caught("58", () -> ints4(-1, 2)); caught("59", () -> ints5(-1)); caught("60", () -> ints6(2));
        caught("61", () -> conv(1e20)); caught("62", () -> conv2(2147483648L)); caught("63", () -> conv3(16777217)); caught("64", () -> conv4(0.5f)); caught("65", OddFlow::loops); caught("66", OddFlow::loops2); caught("67", OddFlow::loops3); caught("68", OddFlow::loops4);
    }
}
