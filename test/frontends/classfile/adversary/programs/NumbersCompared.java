// needs: 8
public class NumbersCompared {
  // NaN comparisons in all forms
  static String cmp(double a, double b) {
    StringBuilder s = new StringBuilder();
    if (a < b) s.append("<");
    if (a <= b) s.append("<=");
    if (a > b) s.append(">");
    if (a >= b) s.append(">=");
    if (a == b) s.append("==");
    if (a != b) s.append("!=");
    if (!(a < b)) s.append("!<");
    if (!(a <= b)) s.append("!<=");
    if (!(a > b)) s.append("!>");
    if (!(a >= b)) s.append("!>=");
    s.append(a < b ? 1 : 0).append(a >= b ? 1 : 0);
    boolean p = a < b, q = !(a >= b), r = a < b || a > b;
    s.append(p).append(q).append(r);
    while (a < b) {
      s.append("w");
      a = b;
    }
    return s.toString();
  }
  static String cmp(float a, float b) {
    StringBuilder s = new StringBuilder();
    if (a < b) s.append("<");
    if (a <= b) s.append("<=");
    if (a > b) s.append(">");
    if (a >= b) s.append(">=");
    if (a == b) s.append("==");
    if (a != b) s.append("!=");
    if (!(a < b)) s.append("!<");
    if (!(a <= b)) s.append("!<=");
    if (!(a > b)) s.append("!>");
    if (!(a >= b)) s.append("!>=");
    s.append(a < b ? 1 : 0).append(a >= b ? 1 : 0);
    boolean p = a < b, q = !(a >= b), r = a <= b && a >= b;
    s.append(p).append(q).append(r);
    do {
      s.append("d");
      if (a > b) break;
      a = a + 1;
    }
    while (a <= b && s.length() < 60);
    return s.toString();
  }
  static String cmp(long a, long b) {
    return (a < b) + "" + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b) + (a - b < 0) + Long.compare(a, b);
  }
  public static void main(String[] args) {
    double[] ds = {0.0, -0.0, 1, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE};
    for (double a : ds) for (double b : ds) System.out.println(a + " " + b + " " + cmp(a, b) + cmp((float) a, (float) b));
    long[] ls = {0, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 32, (1L << 32) + 1};
    for (long a : ls) for (long b : ls) System.out.println(cmp(a, b));
    System.out.println((int) Double.NaN + " " + (long) 1e30 + " " + (int) -1e30f + " " + (char) -1.5 + (short) 70000.9 + (byte) 300.5f + " " + (int) (char) (byte) -1 + " " + (int) 3e9 + " " + (char) 1e20f + (byte) Long.MAX_VALUE);
    System.out.println(5 % -3 + " " + -5 % 3 + " " + 5.5 % -2.5 + " " + -0.0 % 1 + " " + 1.0 % 0 + " " + Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + Long.MIN_VALUE / -1 + " " + (1 << 33) + " " + (1L << 65) + " " + (-1 >>> 33) + " " + (-1L >>> 65) + " " + (-8 >> 34));
    System.out.println(0.1f + 0.2 + " " + (0.1f + 0.2f) + " " + 1e16 + 1 + " " + (float) 1e-50 + " " + 100.0f + " " + 1.0e7 + " " + 1e-3 + " " + 9.999e-4 + " " + (double) 3.3f + (0.0 == -0.0) + Double.valueOf(0.0).equals(-0.0) + Double.valueOf(Double.NaN).equals(Double.NaN));
    double n = Double.NaN;
    boolean b = n == n;
    b |= n != n;
    b &= !(n > 0);
    System.out.println(b);
    System.out.println(n > 0 ? "gt" : n <= 0 ? "le" : "nan");
    float mf = Float.MAX_VALUE * 2;
    System.out.println(mf - mf);
    System.out.println(1 / 0.0 + " " + 1 / -0.0 + " " + Math.min(-0.0, 0.0)+ (long) Float.NaN);
    int big = 123456789;
    float fb = big;
    System.out.println((int) fb + " " + (big - (int) fb));
    long lb = Long.MAX_VALUE;
    System.out.println((double) lb + " " + (long) (double) lb + " " + (float) lb);
    System.out.println((byte) 'é' + (char) 98 + "" + (char) 98 + (char) ('a' + 1) + ('a' + 1));
    System.out.println(0x1.8p1 + " " + 1_000L * 0b101 + 017 + " " + 'a' / 2 + " " + (short) 'ￜ' + (5 & 6 | 1 ^ 3) + ~7 + -(-3) + - -3 + + +3);
  }
}
