// needs: 8
public class SmallTypes {
  // narrowing in fields, arrays, returns, compound; booleans
  byte b;
  short s;
  char c;
  boolean z;
  long l;
  static byte sb;
  static boolean sz;
  static char sc = 'A';
  static byte rb(int i) {
    return (byte) i;
  }
  static char rc(int i) {
    return (char) i;
  }
  static short rs(int i) {
    return (short) i;
  }
  static boolean rz(int i) {
    return i > 0 & i < 10 | i == 42 ^ i % 2 == 0;
  }
  static boolean[] flags = new boolean[3];
  static byte[] bytes = new byte[3];
  static char[] chars = {'x', 65, (char) -1};
  static boolean id(boolean b) {
    return b;
  }
  static int n;
  static boolean side() {
    n++;
    return n % 2 == 0;
  }
  static String over(boolean b) {
    return "Z";
  }
  static String over(int b) {
    return "I";
  }
  static String over(char b) {
    return "C";
  }
  static String over(byte b) {
    return "B";
  }
  static String over(Object b) {
    return "O" + b;
  }
  public static void main(String[] args) {
    SmallTypes o = new SmallTypes();
    o.b = (byte) 200;
    o.s = (short) 70000;
    o.c = (char) 70000;
    o.z = !o.z;
    o.b += o.s;
    o.c -= o.b;
    o.s <<= 3;
    o.c++;
    o.b--;
    o.b = (byte) (o.b >>> 1);
    System.out.println(o.b + " " + o.s + " " + (int) o.c + o.z);
    for (int i = -1; i < 300; i += 43) System.out.println(rb(i) + " " + (int) rc(i) + " " + rs(i * 1000) + rz(i));
    flags[0] |= true;
    flags[1] ^= flags[0];
    flags[2] &= side();
    flags[2] = flags[2] | side() ^ true;
    bytes[0] += 300;
    bytes[1]--;
    bytes[2] ^= 0xff;
    chars[0]++;
    chars[2]++;
    chars[1] += 32;
    System.out.println(flags[0] + "" + flags[1] + flags[2] + bytes[0] + bytes[1] + bytes[2] + chars[0] + chars[1] + (int) chars[2] + n);
    boolean a = true, b = false;
    a = a & !b | b ^ a;
    b = a != b;
    a ^= a == b;
    System.out.println(a + "" + b + (a ? b ? 1 : 2 : 3) + (a == true) + (b | side()) + (b || side()) + (a && side()) + n);
    int t = a ? 1 : 0;
    boolean u = t == 1 ? b : !b;
    t += u ? 1 : 0;
    System.out.println(t + "" + u);
    sz = sb == 0;
    sb = sz ? (byte) 1 : 0;
    sc += sb;
    sz = id(sz = !sz) || (sz = true) && sz;
    System.out.println(sz + "" + sb + sc);
    System.out.println(over(true ? 'a' : 0) + over(a ? 'a' : t) + over(a ? (byte) 1 : 'c') + over(rb(1)) + over(u & a) + over(a ? 1 : 'c') + over(a ? null : 0) + over(a ? 1 : 2.0) + over((Object) (a ? 1 : "x")) + over(a ? Character.valueOf('q') : 5));
    char cc = 'a';
    cc = (char) (cc + 1);
    final int k = 10;
    byte bk = k;
    char ck = k + 'a';
    switch (ck) {
      case 'k': System.out.println("k");
      break;
      default: System.out.println("no" + (int) ck);
    }
    switch (bk) {
      case k: System.out.println("ten");
    }
    byte bx = -128;
    bx = (byte) -bx;
    System.out.println(bx);
    bx = (byte) ~bx;
    System.out.println(bx);
    System.out.println(bx++ + ++bx + bx-- - --bx);
    short sx = Short.MAX_VALUE;
    System.out.println(sx++ + sx);
    char cx = 0;
    cx--;
    System.out.println((int) cx);
    cx = Character.MAX_VALUE;
    System.out.println(cx + 1);
    Object ob = cc;
    System.out.println(ob.getClass() + " " + ob);
    ob = bx;
    System.out.println(ob.getClass());
    ob = a;
    System.out.println(ob.getClass());
    ob = (short) 1;
    System.out.println(ob.equals(1) + " " + ob.equals((short) 1));
    long[] la = {1, 2};
    la[1] <<= 40;
    la[0] -= 2;
    la[0] >>>= 1;
    System.out.println(la[0] + " " + la[1]++ + la[1]);
    float[] fa = {1};
    fa[0] /= 3;
    fa[0]++;
    double[] da = {2};
    da[0] %= 0.3;
    System.out.println(fa[0] + " " + da[0]);
    boolean[][] bz = new boolean[2][2];
    bz[1][0] ^= true;
    bz[0] = bz[1];
    bz[0][1] = bz[1][0] & !bz[1][1];
    System.out.println(bz[0][0] + "" + bz[1][1]);
    int w = 'a' + 'b';
    w += 'c';
    w -= 3.7f;
    System.out.println(w);
    int v = 5;
    v = v++ + v--;
    v = -v-- - --v;
    System.out.println(v);
    int h = 1;
    h += h += h += 2;
    System.out.println(h);
    StringBuilder sbd = new StringBuilder();
    sbd.append('a').append((int) 'a').append(a).append(bk).append((char) (bk + 90)).append(1L).append(1f).append((Object) null).append((String) null).append(new char[]{'h', 'i'});
    System.out.println(sbd);
    System.out.println(String.valueOf(new char[]{'a', 'b'}) + String.valueOf((Object) null) + 'c' + 1 + ('c' + 1) + (char) ('c' + 1));
  }
}
