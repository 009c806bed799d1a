// needs: 8
public class Conditions {
  // conditions compiled to jumps, boolean materialisation
  static int c;
  static boolean t() {
    c = c * 2 + 1;
    return true;
  }
  static boolean f() {
    c = c * 2;
    return false;
  }
  static boolean[] arr = new boolean[4];
  boolean fld;
  static void p(boolean b) {
    System.out.print(b ? "T" : "F");
  }
  static boolean neg(boolean b) {
    return !b;
  }
  static boolean xor(boolean a, boolean b) {
    return a ^ b & !a | b == a;
  }
  static int i(boolean b) {
    return b ? 1 : 0;
  }
  static boolean complex(int x, Object o, double d) {
    return (x > 3 || o == null) && !(d < 2 || d >= 5) == (x != 7) ? o instanceof String || x < 0 : !(o instanceof Integer) & d > 0;
  }
  static boolean chain(int x) {
    boolean r = x > 0;
    r &= x < 10;
    r |= x == 100;
    r ^= x % 2 == 0;
    boolean s = r = !r;
    return r == s && (s || !r);
  }
  static Boolean boxed(int x) {
    return x == 0 ? null : x > 0 ? Boolean.TRUE : (Boolean) (x == -1);
  }
  static boolean assign(int x) {
    boolean a, b;
    if ((a = x > 1) | (b = x > 2)) c += a ? b ? 3 : 2 : 1;
    while ((b = !b) && x-- > 0) c++;
    return a = b = a != b;
  }
  static int nested(boolean a, boolean b, boolean d) {
    return a ? b ? d ? 1 : 2 : d ? 3 : 4 : b ? d ? 5 : 6 : d ? 7 : 8;
  }
  static String sw(boolean a) {
    switch (i(a)) {
      case 0: return "zero";
      default: return a + "";
    }
  }
  public static void main(String[] args) {
    boolean a = t() && f() || t() && !f(), b = t() & f() | t() ^ f(), d = !(t() || f()) && f();
    p(a);
    p(b);
    p(d);
    System.out.println(c);
    if (t() ? f() : t()) p(true);
    else p(false);
    if (!(f() ? t() : !t())) p(true);
    p(f() || (t() ? !f() : f()));
    arr[i(t())] = f() || t();
    arr[0] |= arr[1] && !arr[2];
    arr[2] ^= arr[0] == arr[1];
    Conditions o = new Conditions();
    o.fld = o.fld = !o.fld;
    o.fld &= arr[0] != arr[3];
    p(o.fld);
    p(arr[0]);
    p(arr[2]);
    for (int x = -1; x < 9; x++) {
      p(complex(x, x % 3 == 0 ? null : x % 3 == 1 ? "s" : (Object) 1, x * .7));
      p(chain(x * 3));
      p(assign(x));
      System.out.print(c + " ");
      try {
        p(boxed(x % 3 - 1));
      } catch (NullPointerException e) {
        System.out.print("N");
      }
    }
    System.out.println();
    for (int x = 0; x < 8; x++) System.out.print(nested((x & 4) != 0, (x & 2) != 0, (x & 1) != 0));
    p(neg(true));
    p(xor(true, false));
    p(xor(false, false));
    System.out.println(sw(true) + sw(false));
    boolean bb = args != null;
    bb = !bb;
    System.out.println(bb ^= true);
    Boolean BB = bb;
    BB = !BB;
    BB |= true;
    System.out.println(BB & bb);
    int n = 0;
    for (boolean go = true; go; go = n++ < 3 && go) ;
    System.out.println(n);
    do {
      if (n > 5 == true) break;
      n++;
    }
    while (n != 4 || t());
    System.out.println(n);
    long l = c;
    if (l > 3L == l < 1L << 40) p(true);
    if (!(l == 0) && l * 1.0 != 0f) p(true);
    System.out.println((Object) (l > 0) + "" + (l > 0 ? 'y' : 'n') + (char) (l > 0 ? 'a' + 1 : 'b'));
    final boolean K = true;
    if (K) p(K);
    System.out.println(K ? 1 : 2);
  }
}
