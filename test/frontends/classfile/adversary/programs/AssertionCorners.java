// java: -ea
// needs: 8
public class AssertionCorners {
  // asserts
  static int n;
  static boolean t(boolean b) {
    n++;
    return b;
  }
  static class In {
    static {
      assert t(true);
    }
    int f(int x) {
      assert x > 0 : "x=" + x;
      return x;
    }
    class In2 {
      void g() {
        assert false : new Object() {
          public String toString() {
            return "obj";
          }
        };
      }
    }
  }
  interface I {
    default int d(int k) {
      assert k != 0 : k;
      return 10 / k;
    }
  }
  public static void main(String[] args) {
    assert t(true) : "never";
    System.out.println(n);
    try {
      new In().f(-1);
    } catch (AssertionError e) {
      System.out.println(e.getMessage());
    }
    try {
      new In().new In2().g();
    } catch (AssertionError e) {
      System.out.println(e.getMessage());
    }
    try {
      new I() { }.d(0);
    } catch (AssertionError e) {
      System.out.println(e);
    }
    try {
      assert t(false);
    } catch (AssertionError e) {
      System.out.println(e.getMessage() + n);
    }
    boolean on = false;
    assert on = true;
    System.out.println(on);
    Runnable r = () -> {
      assert n == -1 : 'c';
    };
    try {
      r.run();
    } catch (AssertionError e) {
      System.out.println(e.getMessage());
    }
    try {
      assert false : new RuntimeException("c");
    } catch (AssertionError e) {
      System.out.println(e.getMessage() + e.getCause());
    }
    assert n < 0 : 5L;
  }
}
