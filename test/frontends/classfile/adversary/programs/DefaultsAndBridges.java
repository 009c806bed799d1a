// needs: 11
public class DefaultsAndBridges {
  // interface diamonds, private/static interface methods, bridges
  interface I {
    default String m() {
      return "I" + p() + s();
    }
    private String p() {
      return "p";
    }
    private static String s() {
      return "s";
    }
    static String t() {
      return "It" + s();
    }
    int K = init("I.K");
  }
  interface J extends I {
    default String m() {
      return "J" + I.super.m();
    }
    String t = "J.t";
  }
  interface K2 extends I {
    default String m() {
      return "K" + I.super.m();
    }
    static String t() {
      return "K2t";
    }
    int Z = init("K2.Z");
  }
  static class C implements J, K2 {
    public String m() {
      return J.super.m() + K2.super.m();
    }
  }
  static abstract class D {
    abstract Object get();
    public String m() {
      return "D";
    }
  }
  static class E extends D implements I {
    Integer get() {
      return 3;
    }
  }
  interface F<T> {
    T f(T t);
    default T twice(T t) {
      return f(f(t));
    }
  }
  static class G implements F<String>, Comparable<G> {
    public String f(String s) {
      return s + "!";
    }
    public int compareTo(G g) {
      return 7;
    }
  }
  static abstract class H<T extends Number> {
    abstract T n(T t);
    Number go(T t) {
      return n(t);
    }
  }
  static class L extends H<Integer> {
    Integer n(Integer i) {
      return i + 1;
    }
  }
  static int init(String s) {
    System.out.println("init " + s);
    return 1;
  }
  static class Over {
    String a(Object o) {
      return "O";
    }
    String a(String s) {
      return "S";
    }
    String a(Integer... i) {
      return "V" + i.length;
    }
    String a(int i) {
      return "i";
    }
    String a(long l) {
      return "l";
    }
    String a(double d) {
      return "d";
    }
    String a(char c) {
      return "c";
    }
    String v(Object... o) {
      return o == null ? "null" : "" + o.length;
    }
    String v2(int a, int... r) {
      int s = a;
      for (int x : r) s = s * 10 + x;
      return "" + s;
    }
  }
  static class P {
    private String q() {
      return "P";
    }
    String call() {
      return q();
    }
    static String st() {
      return "Pst";
    }
    String f = "Pf";
  }
  static class Q extends P {
    private String q() {
      return "Q";
    }
    static String st() {
      return "Qst";
    }
    String f = "Qf";
    String both() {
      return f + super.f + ((P) this).f + st() + P.st();
    }
  }
  public static void main(String[] args) {
    System.out.println(new C().m() + I.t() + J.t + K2.t());
    System.out.println(new E().m() + ((D) new E()).get());
    System.out.println(C.K);
    F<String> g = new G();
    System.out.println(g.twice("a"));
    @SuppressWarnings({
      "rawtypes", "unchecked"
    }) F raw = g;
    try {
      raw.f(1);
    } catch (ClassCastException e) {
      System.out.println("cce");
    }
    try {
      ((Comparable) g).compareTo("x");
    } catch (ClassCastException e) {
      System.out.println("cce");
    }
    System.out.println(new L().go(4));
    H h = new L();
    try {
      h.n(1.5);
    } catch (ClassCastException e) {
      System.out.println("cce");
    }
    Over o = new Over();
    byte b = 1;
    short s = 1;
    float f = 1;
    System.out.println(o.a(b) + o.a(s) + o.a('c') + o.a(1L) + o.a(f) + o.a((Integer) 1) + o.a("s") + o.a((Object) "s") + o.a() + o.a(1, 2) + o.a(1.0));
    System.out.println(o.v() + o.v((Object[]) null) + o.v((Object) null) + o.v(1, "a") + o.v(new Object[]{1, 2, 3}) + o.v(new int[]{1, 2}) + o.v(new String[]{"a", "b"}) + o.v2(1) + o.v2(1, 2, 3) + o.v2(4, new int[]{5}));
    P p = new Q();
    System.out.println(p.call() + p.f + ((Q) p).both() + new Q().call());
    P np = null;
    System.out.println(np.st());
    System.out.println(new Object() {
      public String toString() {
        return "anon" + super.toString().startsWith("DefaultsAndBridges$1");
      }
    });
    int[] arr = {1, 2};
    int[] cl = arr.clone();
    cl[0] = 9;
    System.out.println(arr[0] + "" + cl[0] + arr.equals(cl) + (arr.getClass() == cl.getClass()));
    int[][] dd = {{1}};
    System.out.println(dd.clone()[0] == dd[0]);
  }
}
