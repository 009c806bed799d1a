// needs: 8
public class MixedArithmetic {
  // integer caching, string switch in loops with continue, char arithmetic, nested ternary chains of mixed primitives, shifts by long, compound with implicit narrowing of float to char...
  static Object w(int i) {
    return i == 0 ? (byte) 1 : i == 1 ? 'c' : i == 2 ? 3 : 4L;
  }
  static Object w2(int i) {
    return i == 0 ? (Object) (byte) 1 : i == 1 ? (Object) 'c' : (Object) 3;
  }
  static String n(Object o) {
    return o.getClass().getSimpleName() + o;
  }
  static short sh(short a, byte b) {
    a += b;
    a <<= b;
    a >>>= 2;
    a ^= b;
    a = (short) (a * b);
    a--;
    return a;
  }
  static char chh(char c, int i) {
    c += i;
    c -= 1.5;
    c <<= 2;
    c %= 1000;
    c |= 1;
    return c++;
  }
  static byte by(int i) {
    byte b = (byte) i;
    b -= 3.9f;
    b *= 2;
    b /= 3;
    b &= 0x7f;
    b |= 0x80;
    b = (byte) -b;
    return b;
  }
  static float fl(float f, long l) {
    f += l;
    f -= 'a';
    f *= 1e10;
    f /= 3;
    f %= 7;
    return f;
  }
  static long lo(long l, float f, double d) {
    l += f;
    l -= d;
    l <<= 65L;
    l >>= (byte) 1;
    l >>>= 'a';
    l ^= -1;
    return l;
  }
  static int in(int i, double d) {
    i *= d;
    i += 'c';
    i -= 2L;
    i /= 0.5;
    i %= 100L;
    i <<= 33;
    return i;
  }
  public static void main(String[] a) {
    for (int i = 0; i < 4; i++) System.out.print(n(w(i)) + n(w2(i)) + " ");
    System.out.println();
    for (int i = -5; i < 300; i += 61) System.out.print(sh((short) (i * 300), (byte) i) + " " + (int) chh((char) i, i * 7) + " " + by(i) + " " + fl(i, i) + " " + lo(i * 1000003L, i, i / 3.0) + " " + in(i, i * .3) + "\n");
    StringBuilder s = new StringBuilder();
    for (String x : new String[]{"FB", "Ea", "FBFB", "EaEa", "FBEa", "x", ""}) {
      switch (x) {
        case "FB": s.append(1);
        continue;
        case "Ea": s.append(2);
        case "FBFB": s.append(3);
        break;
        case "EaEa": s.append(4);
        default: s.append(5);
      }
      s.append(',');
    }
    System.out.println(s);
    int i = 5;
    i = i++ + i++ * --i - i-- / ++i;
    System.out.println(i);
    int j = i++ == i-- ? i++ : --i;
    System.out.println(i + " " + j);
    System.out.println((i = 3) * i + (i += 2) * (i -= 1) + i);
    int[] z = {0, 1, 2, 3};
    int k = 0;
    z[k] = k = 2;
    System.out.println(z[0] + "" + k);
    z[k++] = z[k--] = k++ + z[k];
    System.out.println(z[0] + "" + z[1] + z[2] + z[3] + k);
    k = z[z[z[0] & 3] & 3] & 3;
    System.out.println(k);
    System.out.println((char) (('a' + k) % 'b' + 'A') + "" + (char) 97 + (int) 'a' + ('a' < 98.5) + ('a' == 97L) + (byte) 'é');
    System.out.println(1.0f * Integer.MAX_VALUE == Integer.MAX_VALUE);
    System.out.println((int) 1e10f + (long) 1e19 + (short) 1e6 + "" + (char) 1e6 + (byte) 1e6);
    System.out.println(Integer.MAX_VALUE + 1L + (Integer.MAX_VALUE + 1));
    System.out.println(3 > 2 == true ^ false | 1 << 2 > 3 & !false ? "y" : "n");
    System.out.println(08.5 + 0x1p3 + 1e0f + .5d + 0b11 + 0_7);
    System.out.println(-5 >> 1 | -5 >>> 30 & 5 ^ -5 / 2);
    System.out.println((5 & 3) == 1 && (5 | 3) == 7 != ((5 ^ 3) == 6));
    Integer b1 = 127, b2 = 127, b3 = 128, b4 = 128;
    Long l1 = 127L;
    System.out.println((b1 == b2) + "" + (b3 == b4) + (b3 >= b4) + b1.equals(l1) + (b1 == (int) (long) l1) + new Integer(5).equals(5));
    System.out.println(Float.NaN != Float.NaN ? 0.0f == -0.0f ? Float.floatToIntBits(-0.0f) : 1 : 2);
    double d = 0.1 + 0.2;
    float f = 0.1f + 0.2f;
    System.out.println(d + " " + f + " " + (d == f) + (float) d + (double) f + (int) (d * 10) + Math.round(-2.5) + Math.round(2.5f) + (long) -0.9 + Math.floorMod(-7, 3) + Math.rint(2.5));
  }
}
