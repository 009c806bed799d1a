/** Arrays: filled or not, shared or not, of which class. */
public class ArrayElements {
    static Object[] share; static int zero = 0, one = 1;
    static int order() { Object[] a = new Object[2]; a[1] = "b"; a[0] = "a"; a[1] = null; return a[1].hashCode(); }
    static int again() { Object[] a = new Object[2]; a[0] = "a"; a[0] = "b"; return a[1].hashCode(); }
    static int loop() { Object[] a = new Object[3]; for (int i = 0; i < 2; i++) a[i] = "x"; return a[2].hashCode(); }
    static int loop2() { Object[] a = new Object[3]; for (int i = 1; i < 3; i++) a[i] = "x"; return a[0].hashCode(); }
    static int loop3(int n) { Object[] a = new Object[n]; for (int i = 0; i < n - 1; i++) a[i] = "x"; return a[n - 1].hashCode(); }
    static int viaAlias() { Object[] a = {"a", "b"}; Object[] b = a; b[0] = null; return a[0].hashCode(); }
    static int viaCallee() { Object[] a = {"a", "b"}; wipe(a, 1); return a[0].hashCode() + a[1].hashCode(); }
    static void wipe(Object[] a, int i) { a[i] = null; }
    static Object[] fresh(int n) { return new Object[n]; }
    static int two() { Object[] a = fresh(1), b = fresh(1); a[0] = "a"; return b[0].hashCode(); }
    static int two2() { Object[] a = fresh(1), b = fresh(1); b[0] = "a"; return b[0].hashCode() + a[0].hashCode(); }
    static int two3() { Object[] a = null, b = null; for (int i = 0; i < 2; i++) { b = a; a = new Object[1]; a[0] = "x"; if (b != null) b[0] = null; } return a[0].hashCode() + b[0].hashCode(); }
    static int three() { Object[][] all = new Object[2][1]; all[0][0] = "x"; return all[1][0].hashCode(); }
    static int three2() { Object[][] all = new Object[2][]; all[0] = new Object[] {"x"}; return all[0][0].hashCode() + all[1].length; }
    static int three3() { Object[][] all = new Object[2][2]; Object[] row = all[0]; all[0] = null; return row.length + all[0].length; }
    static int three4() { Object[][] all = {{"a"}, {null}}; return all[0][0].hashCode() + all[1][0].hashCode(); }
    static int bounds3() { int[][] all = {{1}, {1, 2}}; return all[0][1]; }
    static int bounds4() { int[][] all = new int[2][3]; all[1] = new int[1]; return all[1][2]; }
    static int bounds5() { int[][] all = new int[2][3]; all[1] = new int[0]; int s = 0; for (int[] r : all) s += r[2]; return s; }
    static int copy() { Object[] a = new Object[2]; Object[] src = {"s", null}; System.arraycopy(src, 0, a, 0, 2); return a[0].hashCode() + a[1].hashCode(); }
    static int copySelf() { Object[] a = {"a", "b", null}; System.arraycopy(a, 1, a, 0, 2); return a[1].hashCode(); }
    static int copyShort() { Object[] a = {"a"}; Object[] b = new Object[2]; System.arraycopy(a, 0, b, 0, 1); return b[1].hashCode(); }
    static int cloned() { Object[] a = new Object[2]; a[0] = "x"; Object[] b = a.clone(); return b[0].hashCode() + b[1].hashCode(); }
    static int cloned2() { Object[] a = {"x", "y"}; Object[] b = a.clone(); b[0] = null; a[1] = "z"; return b[1].hashCode() + b[0].hashCode(); }
    static int cloned3() { Object[] a = {"x"}; Object[] b = a.clone(); a[0] = null; Object[] c = b; c[0].hashCode(); return a[0].hashCode(); }
    static int clonedDeep() { Object[][] a = {{"x"}}; Object[][] b = a.clone(); b[0][0] = null; return a[0][0].hashCode(); }
    static int negative(int i) { int[] a = new int[3]; return a[i % 3]; }
    static int shifted(int i) { int[] a = new int[32]; return a[i >> 27]; }
    static int minAbs(int i) { int[] a = new int[10]; return a[Math.abs(i) % 10]; }
    static int minAbs2(int i) { int[] a = new int[10]; int j = i < 0 ? -i : i; return a[j % 10]; }
    static int wrap(int i) { int[] a = new int[5]; if (i + 1 > 0) { int j = i + 1; if (j < 5) return a[j - 1]; } return 0; }
    static int wrap2(int i) { int[] a = new int[5]; if (i >= 0) { int j = i + 1; if (j < 5) return a[j]; } return 0; }
    static int byteIndex(int i) { int[] a = new int[200]; byte b = (byte) i; if (i >= 0 && i < 200) return a[b]; return 0; }
    static int charIndex(int i) { int[] a = new int[100]; char c = (char) i; if (c < 100) return a[i]; return 0; }
    static int shortIndex(int i) { int[] a = new int[100]; short c = (short) i; if (c >= 0 && c < 100) return a[i]; return 0; }
    static int longIndex(long i) { int[] a = new int[100]; if ((int) i >= 0 && i < 100) return a[(int) i]; return 0; }
    static int longIndex2(long i) { int[] a = new int[100]; if (i >= 0 && (int) i < 100) return a[(int) i]; return 0; }
    static int doubleIndex(double d) { int[] a = new int[10]; if (!(d > 9)) { if (!(d < 0)) return a[10 - (d == d ? 1 : 0)]; } return 0; }
    static int doubleIndex2(double d) { int[] a = new int[10]; if (d >= 10) return 0; if (d <= -1) return 0; return a[(int) d] + a[d != d ? 10 : 0]; }
    static int shiftCount(int n) { int[] a = new int[2]; return a[1 << n]; }
    static int shiftNeg() { int[] a = new int[2]; int n = -1; return a[(1 << n) >>> 30]; }
    static int ushr(int i) { int[] a = new int[4]; return a[i >>> 29]; }
    static int post() { int[] a = new int[2]; int i = 1; return a[i++] + a[i]; }
    static int assignIndex() { int[] a = new int[2]; int i = 0; a[i] = i = 2; return a[i]; }
    static int evalOrder() { Object[] a = {"x"}; Object[] b = a; int i = 0; b[i] = (a = null) == null ? "y" : "z"; return a.length; }
    static int evalOrder2() { int[] a = {0}; int[] b = a; return b[(a = null) == null ? 1 : 0]; }
    static int covariant() { Object[] a = new String[1]; a[0] = "s"; Object[] b = new Integer[] {1}; Object o = b[0]; String s = (String) o; return s.length(); }
    static int castArr() { Object o = new Object[] {"s"}; String[] s = (String[]) o; return s.length; }
    static int castArr2() { Object o = new int[1]; Object[] s = (Object[]) o; return s.length; }
    static int castArr3() { Object[] o = new Integer[1]; Number[] n = (Number[]) o; Integer[] i = (Integer[]) (Object[]) new Number[1]; return i.length + n.length; }
    static int negSize(int n) { return new int[n - 5].length; }
    static int negSize2(int n) { int m = n * 2; if (n > 0) return new int[m].length; return 0; }
    static int shared() { Object[] a = new Object[1]; share = a; a[0] = "x"; unshare(); return a[0].hashCode(); }
    static void unshare() { share[0] = null; }
    static int varargs(Object... os) { return os[0].hashCode(); }
    static int varargs0() { return varargs(); }
    static int varargsNull() { return varargs((Object) null); }
    static int varargsNull2() { return varargs((Object[]) null); }
    static int whole() { Object[] a = new Object[one]; a[0] = "x"; a[zero] = null; return a[0].hashCode(); }
    static int whole2() { Object[] a = {null}; Object[] b = {"b"}; Object[] c = one == 1 ? a : b; c[0] = "c"; return b[0].hashCode() + a[0].hashCode() + (one == 1 ? b : a)[0].hashCode(); }
    static int whole3(boolean f) { Object[] a = {null}; Object[] b = {null}; Object[] c = f ? a : b; c[0] = "c"; return a[0].hashCode() + b[0].hashCode(); }
    static int len(boolean f) { int[] a = f ? new int[1] : new int[2]; return a[1]; }
    static int len2() { int[] a = null; for (int i = 0; i < 3; i++) { int[] b = new int[i]; if (a == null) a = b; } return a[0]; }
    static int len3() { int[] a = mk(3); int[] b = mk(1); return a[2] + b[1]; }
    static int[] mk(int n) { return new int[n]; }
    static int len4() { int[] b = mk(3); int[] a = mk(1); return b[2] + a[1]; }
    static void caught(String name, Runnable action) { try { action.run(); } catch (RuntimeException e) { System.out.println(name); } }
    public static void main(String[] args) {
        caught("1", ArrayElements::order); caught("2", ArrayElements::again); caught("3", ArrayElements::loop); caught("4", ArrayElements::loop2); caught("5", () -> loop3(2)); caught("6", ArrayElements::viaAlias); caught("7", ArrayElements::viaCallee);
        caught("8", ArrayElements::two); caught("9", ArrayElements::two2); caught("10", ArrayElements::two3); caught("11", ArrayElements::three); caught("12", ArrayElements::three2); caught("13", ArrayElements::three3); caught("14", ArrayElements::three4);
        caught("15", ArrayElements::bounds3); caught("16", ArrayElements::bounds4); caught("17", ArrayElements::bounds5); caught("18", ArrayElements::copy); caught("19", ArrayElements::copySelf); caught("20", ArrayElements::copyShort);
        caught("21", ArrayElements::cloned); caught("22", ArrayElements::cloned2); caught("23", ArrayElements::cloned3); caught("24", ArrayElements::clonedDeep); caught("25", () -> negative(-1)); caught("26", () -> shifted(-1)); caught("27", () -> minAbs(Integer.MIN_VALUE)); caught("28", () -> minAbs2(Integer.MIN_VALUE));
        caught("29", () -> wrap(Integer.MAX_VALUE)); caught("30", () -> wrap2(Integer.MAX_VALUE)); caught("31", () -> byteIndex(128)); caught("32", () -> charIndex(65536)); caught("33", () -> shortIndex(65536)); caught("34", () -> longIndex(-4294967296L + 500)); caught("35", () -> longIndex2(4294967295L));
        caught("36", () -> doubleIndex(Double.NaN)); caught("37", () -> doubleIndex2(Double.NaN)); caught("38", () -> shiftCount(33)); caught("39", ArrayElements::shiftNeg); caught("40", () -> ushr(-1)); caught("41", ArrayElements::post); caught("42", ArrayElements::assignIndex);
        caught("43", ArrayElements::evalOrder); caught("44", ArrayElements::evalOrder2); caught("45", ArrayElements::covariant); caught("46", ArrayElements::castArr); caught("47", ArrayElements::castArr2); caught("48", ArrayElements::castArr3); caught("49", () -> negSize(1)); caught("50", () -> negSize2(1 << 30)); caught("51", ArrayElements::shared);
        caught("52", ArrayElements::varargs0); caught("53", ArrayElements::varargsNull); caught("54", ArrayElements::varargsNull2); caught("55", ArrayElements::whole); caught("56", ArrayElements::whole2); caught("57", () -> whole3(true)); caught("58", () -> whole3(false)); caught("59", () -> len(true)); caught("60", ArrayElements::len2); caught("61", ArrayElements::len3); caught("62", ArrayElements::len4);
    }
}
