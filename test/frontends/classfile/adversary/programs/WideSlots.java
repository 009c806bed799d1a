// needs: 8
public class WideSlots {
  // long/double slots, many locals, wide, big switch, big constants, dup forms
  static long mix(int a, long b, double c, float d, long e, boolean f, double g) {
    long t = a;
    t += b;
    double u = c;
    u += d;
    t ^= e;
    if (f) u -= g;
    return t + (long) u;
  }
  long lf;
  double df;
  static long sl;
  static double sd;
  long[] la = new long[2];
  double[] da = new double[2];
  static int k;
  static int nx() {
    return k++;
  }
  static int sw(int i) {
    switch (i) {
      case -2147483648: return 1;
      case -1: return 2;
      case 0: return 3;
      case 2147483647: return 4;
      case 1000000: return 5;
      default: return 6;
    }
  }
  static int sw2(long l) {
    switch ((int) (l >> 32)) {
      case 0: case 1: case 2: return (int) l;
      case 5: l = 7;
      default: return (int) (l * 2);
    }
  }
  WideSlots next;
  WideSlots nx2() {
    k++;
    return this;
  }
  public static void main(String[] args) {
    System.out.println(mix(1, 2L << 40, 3.5, 4.25f, 5, true, 1e3));
    WideSlots o = new WideSlots();
    long r = o.lf = o.lf + 5;
    double q = o.df = sd = 2.5;
    long p = o.la[nx()] = sl = 9;
    double w = o.da[nx()] += 3.5;
    System.out.println(r + " " + q + " " + p + " " + w + " " + o.la[0] + sl + sd);
    long x = o.lf++;
    long y = ++o.la[0];
    double z = sd--;
    double v = --o.da[1];
    long sx = sl++ + ++sl;
    System.out.println(x + " " + y + " " + z + " " + v + " " + sx + " " + o.lf);
    o.nx2().lf += o.nx2().lf++ * 2;
    o.nx2().la[k & 1] -= o.nx2().la[0]--;
    System.out.println(o.lf + " " + o.la[0] + " " + o.la[1] + " " + k);
    int[] ia = {1, 2};
    int t = ia[ia[0] - 1]++ + ia[0]--;
    byte[] ba = {1};
    int bb = ba[0] += 200;
    int bc = ba[0]++;
    char[] ca = {'a'};
    int cc = ca[0]++ + ++ca[0];
    short[] sa = {1};
    int sc = sa[0] <<= 15;
    System.out.println(t + " " + bb + " " + bc + " " + cc + " " + sc);
    String[] st = {"a"};
    String ss = st[0] += st[0] + 1L;
    System.out.println(ss + st[0]);
    for (int i : new int[]{-2147483648, -1, 0, 2147483647, 1000000, 77}) System.out.print(sw(i));
    for (long l : new long[]{5, 1L << 32, 3L << 33, 5L << 32, -1}) System.out.print(" " + sw2(l));
    System.out.println();
    int a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4;
    long b0 = 5, b1 = 6;
    double c0 = 7, c1 = 8;
    {
      int z0 = a0 + a1;
      long z1 = b0 + z0;
      double z2 = c0 * z1;
      System.out.println(z2);
    }
    {
      double z0 = c1;
      int z1 = (int) z0;
      boolean z2 = z1 > 3;
      System.out.println(z0 + z1 + "" + z2);
    }
    {
      Object z0 = "s";
      long z1 = z0.hashCode();
      Object z2 = z1;
      System.out.println(z2);
    }
    a4 = a3 = a2 = a1 = a0 = 9;
    System.out.println(a4 + a3 + a2 + a1 + a0);
    int big = 100000;
    big += 40000;
    big -= 32769;
    big++;
    System.out.println(big);
    o.next = o;
    o.next.next.next.lf = 3;
    o.next = o.next.next = null;
    System.out.println(o.lf + " " + (o.next == null));
    long cond = args.length > 0 ? 1 : b0 > 3 ? b1 : (long) c0;
    double cd = cond > 3 ? cond : c1;
    System.out.println(cond + " " + cd);
    boolean cb = (cond > 3) == (cd > 3) ? cond != cd : !(cd < 1);
    System.out.println(cb);
    int xx = (cond > 3 ? 1 : 0) + (cb ? 2 : 4) * (cd >= 6 && !cb || cond == 6 ? 10 : 100);
    System.out.println(xx);
    System.out.println((cond & 0xff) + (cond | 1L << 50) + (~cond ^ cond >>> 3));
    float ff = cond;
    ff = ff / 0;
    System.out.println(ff > cond ? "inf" : "no");
    long lm = Long.MIN_VALUE;
    System.out.println(-lm + " " + Math.abs(lm) + " " + (lm == -lm) + (int) lm + (lm >>> 63) + (byte) (lm >> 60));
  }
}
