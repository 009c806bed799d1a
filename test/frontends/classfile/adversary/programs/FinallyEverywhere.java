// needs: 8
public class FinallyEverywhere {
  // try/finally
  static int f(int k) {
    int x = 0;
    try {
      x = 1;
      if (k == 0) return x;
      if (k == 1) throw new RuntimeException("k1");
      x = 2;
    } catch (RuntimeException e) {
      x = 3;
      return x;
    } finally {
      x = 10;
      if (k == 2) return x;
    }
    return x + 5;
  }
  @SuppressWarnings("finally") static String g(int k) {
    StringBuilder s = new StringBuilder();
    outer: for (int i = 0; i < 4; i++) {
      try {
        s.append(i);
        try {
          if (i == k) continue outer;
          if (i == k + 1) break outer;
          if (i == k + 2) throw new Error("e" + i);
        } finally {
          s.append('f');
          if (k == 3) break;
        }
        s.append('n');
      } catch (Error e) {
        s.append(e.getMessage());
      } finally {
        s.append(';');
        if (k == -2 && i == 1) continue;
      }
      s.append('.');
    }
    return s.toString();
  }
  static int depth(int n) {
    try {
      if (n == 0) throw new IllegalArgumentException("bottom");
      return depth(n - 1) + 1;
    } finally {
      cnt += n;
    }
  }
  static int cnt;
  static int ret() {
    int i = 1;
    try {
      return i++;
    } finally {
      i = 100;
      cnt = i;
    }
  }
  static long lret(boolean t) {
    long a = 5;
    double d = 2.5;
    try {
      if (t) throw new Exception();
      a += d;
      return a;
    } catch (Exception e) {
      d *= 2;
      return a = (long) d;
    } finally {
      a = -1;
    }
  }
  static String nested() {
    String r = "";
    try {
      try {
        try {
          throw new RuntimeException("1");
        } finally {
          r += "a";
          throw2("2");
        }
      } catch (RuntimeException e) {
        r += e.getMessage();
        throw new Error("3");
      } finally {
        r += "b";
      }
    } catch (Error e) {
      r += e.getMessage();
    }
    return r;
  }
  static void throw2(String s) {
    throw new RuntimeException(s);
  }
  static int loop() {
    int i = 0;
    while (true) {
      try {
        try {
          i++;
          if (i < 5) continue;
          if (i > 7) return i;
        } finally {
          i += 2;
        }
      } finally {
        i++;
      }
    }
  }
  static boolean sw(int k) {
    boolean b = false;
    do {
      try {
        switch (k) {
          case 0: b = true;
          case 1: continue;
          case 2: return !b;
          default: break;
        }
        b ^= true;
      } finally {
        k += 2;
        b = !b;
      }
    }
    while (k < 6);
    return b;
  }
  static Object lock = new Object();
  static int sync(int[] a, int i) {
    synchronized (lock) {
      synchronized (a) {
        try {
          return a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
          return -i;
        } finally {
          i++;
        }
      }
    }
  }
  static class R implements AutoCloseable {
    String n;
    R(String n) {
      this.n = n;
      System.out.println("open " + n);
      if (n.equals("bad")) throw new RuntimeException("ctor");
    }
    public void close() {
      System.out.println("close " + n);
      if (n.startsWith("x")) throw new IllegalStateException("close " + n);
    }
  }
  static void twr(String a, String b, boolean t) {
    try (R x = new R(a); R y = b == null ? null : new R(b)) {
      System.out.println("body");
      if (t) throw new RuntimeException("body");
    } catch (RuntimeException e) {
      System.out.print(e.getMessage());
      for (Throwable s : e.getSuppressed()) System.out.print(" + " + s.getMessage());
      System.out.println();
    } finally {
      System.out.println("fin");
    }
  }
  public static void main(String[] args) {
    for (int k = 0; k < 4; k++) System.out.println(f(k));
    for (int k = -2; k < 5; k++) System.out.println(g(k));
    try {
      depth(5);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage() + cnt);
    }
    System.out.println(ret() + " " + cnt + " " + lret(true) + lret(false) + nested() + loop());
    for (int k = 0; k < 7; k++) System.out.print(sw(k) + " ");
    System.out.println(sync(new int[]{4}, 0) + " " + sync(new int[]{4}, 1));
    try {
      sync(null, 0);
    } catch (NullPointerException e) {
      System.out.println("npe");
    }
    for (String a : new String[]{"a", "x1", "bad"}) for (String b : new String[]{"b", "x2", "bad", null}) for (int t = 0; t < 2; t++) twr(a, b, t == 1);
  }
}
