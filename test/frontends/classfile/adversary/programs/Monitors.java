// needs: 8
public class Monitors {
  // synchronized and exceptions in monitors, nested with return/break/continue, finally
  static final Object A = new Object(), B = new Object();
  static StringBuilder s = new StringBuilder();
  static boolean held(Object o) {
    return Thread.holdsLock(o);
  }
  static void st() {
    s.append(held(A) ? 'A' : '-').append(held(B) ? 'B' : '-').append(' ');
  }
  static int f(int k) {
    for (int i = 0; ; i++) synchronized (A) {
      st();
      try {
        synchronized (i == 3 ? null : B) {
          st();
          if (i < k) continue;
          if (k == 1) break;
          if (k == 2) return i;
          if (k == 3) throw new RuntimeException("x");
          if (i == 0) {
            int[] z = new int[0];
            z[i] = 1;
          }
        }
      } catch (ArrayIndexOutOfBoundsException e) {
        st();
      } finally {
        st();
        if (i > 5) return -9;
      }
    }
    return -1;
  }
  synchronized int g(int n) {
    try {
      return n == 0 ? 0 : 1 + g(n - 1);
    } finally {
      s.append(held(this));
    }
  }
  static synchronized void h() {
    s.append(held(Monitors.class));
    throw new IllegalStateException();
  }
  public static void main(String[] a) {
    for (int k = 0; k < 5; k++) {
      try {
        s.append(f(k));
      } catch (RuntimeException e) {
        s.append(e.getClass().getSimpleName());
      }
      st();
      System.out.println(s);
      s.setLength(0);
    }
    System.out.println(new Monitors().g(3) + "" + s);
    try {
      h();
    } catch (IllegalStateException e) {
      System.out.println(held(Monitors.class));
    }
    Object o = null;
    try {
      synchronized (o) {
        System.out.println("no");
      }
    } catch (NullPointerException e) {
      System.out.println("npe");
    }
    Runnable r = () -> {
      synchronized (A) {
        st();
      }
    };
    s.setLength(0);
    r.run();
    st();
    System.out.println(s);
  }
}
