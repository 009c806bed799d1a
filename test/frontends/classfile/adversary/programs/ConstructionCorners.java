// needs: 8
public class ConstructionCorners {
  // constructors: this/super chains with side effects, exceptions, instance init of anonymous, arguments with ternaries & switch & lambdas in super(...)
  static StringBuilder s = new StringBuilder();
  static int l(int i) {
    s.append(i).append(' ');
    return i;
  }
  static class P {
    int a = l(1);
    final int b;
    {
      l(2);
    }
    P(int x, Object o, java.util.function.IntSupplier f) {
      b = l(x) + f.getAsInt();
      l(o == null ? 8 : 9);
      hook();
    }
    void hook() {
      l(3);
    }
  }
  static class Q extends P {
    int c = l(4);
    final int d = 44;
    String e = "e";
    Q(boolean z) {
      super(z ? l(10) : l(11), z ? "s" : null, z ? () -> l(5) : () -> l(6));
      l(7);
    }
    Q(int i) {
      this(i > 0 && l(i) > 5 || i == -1);
      c += i;
    }
    void hook() {
      l(c + d);
      s.append(e);
    }
  }
  class In extends Q {
    final int v;
    In(int v) {
      super(v);
      this.v = v + ConstructionCorners.this.w;
    }
    {
      s.append("in").append(w);
    }
  }
  int w = 7;
  static class T {
    T(int x) throws Exception {
      this(x > 0 ? new int[x] : null);
      s.append("T");
    }
    T(int[] y) throws Exception {
      s.append(y.length);
      if (y.length == 2) throw new Exception("two");
    }
  }
  static class Self {
    static Self last;
    final Self me;
    int n;
    Self(int n) {
      last = me = this;
      this.n = n == 0 ? 0 : new Self(n - 1).n + 1;
    }
  }
  public static void main(String[] a) throws Exception {
    new Q(true);
    s.append('\n');
    new Q(false);
    s.append('\n');
    new Q(6);
    new Q(-1);
    s.append('\n');
    System.out.println(new ConstructionCorners().new In(3).v);
    System.out.println(s);
    s.setLength(0);
    for (int i = 0; i < 3; i++) try {
      new T(i);
    } catch (NullPointerException e) {
      s.append("npe ");
    } catch (Exception e) {
      s.append(e.getMessage());
    }
    System.out.println(s);
    System.out.println(new Self(3).n + " " + Self.last.n + (Self.last.me == Self.last));
    P p = new P(1, "x", () -> 2) {
      int q = l(20);
      {
        l(21);
      }
      void hook() {
        l(q + 30);
      }
    };
    System.out.println(s + " " + p.b);
    Object o = new Object[]{new int[]{1}, new Object() { public String toString() { return "anon" + s.length(); } }}[1];
    System.out.println(o);
  }
}
