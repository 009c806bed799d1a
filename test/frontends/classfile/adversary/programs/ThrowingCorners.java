// needs: 8
public class ThrowingCorners {
  // recursion, sync, exceptions, stack traces
  static class Res {
    int v;
    synchronized int inc(int k) {
      if (k > 2) throw new IllegalStateException("k" + k);
      return v += k;
    }
    static synchronized long sl(long a, int b, double c) {
      return (long) (a + b + c);
    }
  }
  static int ack(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
  }
  static long fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
  }
  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }
  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }
  static class My extends Exception {
    final int code;
    My(int c, Throwable t) {
      super("my" + c, t);
      code = c;
    }
    @Override public String getMessage() {
      return super.getMessage() + "!" + code;
    }
  }
  static class My2 extends My {
    My2() {
      super(2, null);
    }
  }
  static void t(int k) throws My {
    try {
      switch (k) {
        case 0: throw new My(1, null);
        case 1: throw new My2();
        case 2: Object o = "s";
        Integer i = (Integer) o;
        case 3: int[] a = new int[-k];
        case 4: throw null;
        case 5: Object[] oa = new String[1];
        oa[0] = 1;
        case 6: if (k == 6) throw new IndexOutOfBoundsException("six");
        case 7: Integer.parseInt("x1");
        case 8: ((Object) null).toString();
        case 9: throw new Error("err");
        case 10: new java.util.ArrayList<>().iterator().next();
        case 11: long z = 0;
        z = 5 % z;
        case 12: assert false : "off";
        case 13: Object oo = new int[1];
        Object[] ooo = (Object[]) oo;
      }
    } catch (My2 e) {
      throw new My(20, e);
    } catch (ClassCastException | NegativeArraySizeException e) {
      throw new My(30, e);
    } catch (RuntimeException e) {
      RuntimeException r = new RuntimeException("wrap", e);
      r.addSuppressed(new Error("sup"));
      throw r;
    } finally {
      System.out.print("f" + k + " ");
    }
  }
  static <X extends Throwable> void sneaky(Throwable t) throws X {
    @SuppressWarnings("unchecked") X x = (X) t;
    throw x;
  }
  static int multi(int[][][] a, int i) {
    try {
      return a[i][i][i];
    } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
      return e instanceof NullPointerException ? -1 : -2;
    }
  }
  public static void main(String[] args) throws Exception {
    Res r = new Res();
    for (int k = 1; k < 5; k++) try {
      System.out.print(r.inc(k) + " ");
    } catch (IllegalStateException e) {
      System.out.print(e.getMessage() + r.v + " ");
    }
    System.out.println(Res.sl(1L << 33, 5, 2.9) + " " + ack(2, 3) + fib(15) + even(101));
    for (int k = 0; k < 15; k++) try {
      t(k);
      System.out.println("ok");
    } catch (Throwable e) {
      System.out.print(e.getClass().getName() + ":" + e.getMessage());
      for (Throwable c = e.getCause(); c != null; c = c.getCause()) System.out.print(" < " + c);
      System.out.println(" " + e.getSuppressed().length);
    }
    try {
      ThrowingCorners.<RuntimeException>sneaky(new My(5, null));
    } catch (Exception e) {
      System.out.println(e);
    }
    System.out.println(multi(new int[1][][], 0) + multi(new int[1][1][1], 1) + multi(new int[2][2][2], 1) + multi(new int[1][1][], 0) + " " + new int[2][3][].length + (new int[2][3][])[1].length + new long[0][5].length);
    try {
      int n = 0;
      int[][] m = new int[3][n = -1];
    } catch (NegativeArraySizeException e) {
      System.out.println(e.getMessage());
    }
    try {
      rec(0);
    } catch (StackOverflowError e) {
      System.out.println("so");
    }
    Thread th = new Thread(() -> {
      synchronized (r) {
        r.v = 99;
        r.notifyAll();
      }
    });
    th.start();
    th.join();
    System.out.println(r.v);
    try {
      r.wait(1);
    } catch (IllegalMonitorStateException e) {
      System.out.println("imse");
    }
    StackTraceElement[] st = new Throwable().getStackTrace();
    System.out.println(st[0].getMethodName());
    throw new My(99, new Error("cause"));
  }
  static int rec(int n) {
    return rec(n + 1) + 1;
  }
}
