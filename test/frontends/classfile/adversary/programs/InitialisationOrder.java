// needs: 8
public class InitialisationOrder {
  // initialisation order
  static String log(String s) {
    System.out.println(s);
    return s;
  }
  static class A {
    static {
      log("A<clinit>");
    }
    String f = log("A.f");
    {
      log("A{}");
    }
    A() {
      log("A()");
      over();
    }
    void over() {
      log("A.over");
    }
    static final int CONST = 5;
    static final Integer BOXED = 6;
    static int s = n("A.s");
  }
  static int n(String s) {
    log(s);
    return 3;
  }
  static class B extends A {
    static final String CS = "cs";
    static String ns = log("B.ns");
    int g = 7;
    final int h = 8;
    final int h2;
    String k = log("B.k" + g);
    {
      log("B{}" + k);
      g = 9;
      h2 = g;
    }
    B() {
      super();
      log("B()" + g);
    }
    B(int i) {
      this();
      log("B(i)" + i);
    }
    void over() {
      log("B.over" + g + h + h2 + k);
    }
    static {
      log("B<clinit>");
    }
  }
  interface I {
    int X = n("I.X");
    default void d() { }
  }
  interface J {
    int Y = n("J.Y");
  }
  static class C extends B implements I, J {
    static int q = n("C.q");
    static void m() {
      log("C.m");
    }
  }
  static class Bad {
    static int v = 1;
    static {
      log("Bad");
      if (v > 0) throw new IllegalStateException("bad");
    }
    static void touch() { }
  }
  static class Bad2 extends Bad {
    static {
      log("never");
    }
  }
  static class Cyc1 {
    static int a = Cyc2.b + 1;
  }
  static class Cyc2 {
    static int b = Cyc1.a + 1;
    static int c = Cyc1.a;
  }
  static class Thrower {
    int v = 5;
    static Thrower leaked;
    Thrower(boolean t) {
      leaked = this;
      if (t) throw new RuntimeException("ctor");
      v = 6;
    }
  }
  static class Sub extends Thrower {
    final int w;
    Sub(boolean t) {
      super(t);
      w = 1;
    }
  }
  static class Fwd {
    static int a = 1;
    static {
      b = 5;
      a = Fwd.b;
    }
    static int b = 7;
    int x = this.y + 1;
    int y = 3;
    {
      z = 4;
    }
    int z;
    int zz = z = 6;
  }
  enum En {
    P(1), Q(2) {
      {
        log("Q{}");
      }
    };
    static int cnt;
    final int i;
    En(int i) {
      this.i = i;
      log("En" + i);
    }
    static {
      cnt = 2;
      log("En<clinit>" + values().length);
    }
  }
  static class Holder {
    static final Object LOCK;
    static {
      Object o = null;
      try {
        o = log("try");
        o.hashCode();
        int z = 0;
        z = 1 / z;
      } catch (ArithmeticException e) {
        o = "caught";
      } finally {
        log("fin" + o);
      }
      LOCK = o;
    }
  }
  public static void main(String[] args) {
    log("" + A.CONST + B.CS);
    A[] none = new A[2];
    Class<?> c = B.class;
    log("arr");
    log("" + A.BOXED);
    new B(4);
    log("" + C.q);
    C.m();
    log("" + C.Y + C.X);
    for (int i = 0; i < 3; i++) try {
      if (i == 2) new Bad2();
      else Bad.touch();
    } catch (Throwable t) {
      log(t.toString());
    }
    log(Cyc2.b + " " + Cyc1.a + Cyc2.c);
    try {
      new Sub(true);
    } catch (RuntimeException e) {
      log(e.getMessage() + Thrower.leaked.v + ((Sub) Thrower.leaked).w);
    }
    log(new Sub(false).v + "" + new Fwd().x + Fwd.a + Fwd.b + new Fwd().z);
    log("" + En.Q.i + En.cnt);
    log("" + Holder.LOCK);
    Object o = null;
    log("" + (o instanceof C));
    int x = 0;
    try {
      x = new int[]{1}[n("i")];
    } catch (ArrayIndexOutOfBoundsException e) {
      log("aioobe" + x);
    }
  }
}
