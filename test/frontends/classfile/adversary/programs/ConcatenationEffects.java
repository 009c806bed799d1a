// needs: 8
public class ConcatenationEffects {
  // string concat side effects
  static int n;
  static String s(String x) {
    n++;
    return x + n;
  }
  static class T {
    String v;
    T(String v) {
      this.v = v;
    }
    public String toString() {
      n += 10;
      return v + n;
    }
  }
  static class N {
    public String toString() {
      return null;
    }
  }
  static class X {
    public String toString() {
      throw new IllegalStateException("ts");
    }
  }
  public static void main(String[] args) {
    System.out.println("a" + s("b") + n + s("c") + n + new T("t") + n);
    char[] ca = {'h', 'i'};
    System.out.println(("x" + ca).startsWith("x[C@"));
    Object nul = null;
    String ns = null;
    Integer ni = null;
    System.out.println(nul + ns + ni + null + 'c' + 1 + 2L + 1.5f + 2.5 + true + (byte) 3 + (short) 4 + (char) 66 + new N() + new N());
    System.out.println(1 + 2 + "3" + 4 + 5 + (6 + 7) + -8 + 'a' + ('b' + 1) + (char) ('b' + 1));
    String q = "";
    for (int i = 0; i < 3; i++) q += i + q + (q += "z");
    System.out.println(q);
    try {
      String r = "k" + new X() + s("never");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + n);
    }
    int i = 1;
    String e = i++ + "" + i++ + i-- + --i;
    System.out.println(e + i);
    String[] arr = {"p", null};
    int k = 0;
    arr[k++] += arr[k] + k;
    System.out.println(arr[0] + arr[1]);
    final String c1 = "con";
    final String c2 = c1 + "st" + 1 + 'x' + 2.0 + true + null;
    System.out.println(c2 == ("con" + "st" + 1 + 'x' + 2.0 + true + null));
    System.out.println(("a" + "b") == "ab");
    String v = "a";
    System.out.println((v + "b") == "ab");
    System.out.println((v + "b").intern() == "ab");
    System.out.println("\u0001tag\u0002\u0000\ud83d\ude00\t\\" + n + "\u0001" + "\u0002");
    System.out.println("\0".length() + "\377" + "\u00e9\12" + "end");
    StringBuilder sb = new StringBuilder("x");
    System.out.println(sb + "" + sb.append("y") + sb);
    String big = "";
    big = big + i + n + k + e + q + v + c1 + c2 + i + n + k + e + q + v + c1 + c2 + i + n + 'c' + 1L + 2f;
    System.out.println(big);
    long L = Long.MIN_VALUE;
    System.out.println("" + L + Integer.MIN_VALUE + Double.MIN_VALUE + Float.MAX_VALUE + Double.NaN + -0.0 + 1e21 + 1.0E-5f);
    Object[] oo = {1, "a", null, 'c', 2.0};
    String j = "";
    for (Object o : oo) j = o + j + o;
    System.out.println(j);
    CharSequence cs = "cs";
    System.out.println(cs + "x" + cs.charAt(0) + cs.length());
  }
}
