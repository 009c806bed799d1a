// needs: 8
import java.util.function.*;
public class CapturesAndShadows {
  // inner class captures & shadowing
  int x = 1;
  static String log = "";
  class In {
    int x = 2;
    class In2 {
      int x = 3;
      String all(int x) {
        return "" + x + this.x + In.this.x + CapturesAndShadows.this.x;
      }
      void bump() {
        CapturesAndShadows.this.x++;
        In.this.x += CapturesAndShadows.this.x++;
        x -= --In.this.x;
      }
    }
    In2 mk() {
      return new In2();
    }
  }
  class Sub extends In {
    int x = 9;
    Sub() {
      super();
    }
    String s() {
      return "" + x + super.x + ((In) this).x + CapturesAndShadows.this.x;
    }
  }
  static class Base {
    Base() {
      init();
    }
    void init() {
      log += "B";
    }
  }
  String local(final int p, String q) {
    final long cap = p * 2L;
    int z = x;
    class L extends Base {
      int f = 7;
      final int g = 8;
      String h = "h";
      void init() {
        log += "L" + f + g + h + p + q + cap + x;
      }
      class Deep {
        String d() {
          return p + q + cap + f + x + new L() {
            void init() {
              log += "anon";
            }
          }.f;
        }
      }
    }
    new L();
    x = 100;
    return new L().new Deep().d() + z;
  }
  static Runnable[] loops() {
    Runnable[] r = new Runnable[6];
    int n = 0;
    for (int i = 0; i < 2; i++) {
      int j = i * 10;
      r[n++] = () -> log += j;
      r[n++] = new Runnable() {
        int c = j;
        public void run() {
          log += c++ + j;
        }
      };
    }
    for (String s : new String[]{"p", "q"}) r[n++] = () -> {
      Supplier<String> t = () -> s + s;
      log += t.get();
    };
    return r;
  }
  private int secret = 5;
  private static int sp = 6;
  private int priv(int a) {
    return a + secret;
  }
  private CapturesAndShadows(int v) {
    x = v;
  }
  CapturesAndShadows() {
    this(1);
  }
  static class Peer {
    int go(CapturesAndShadows o) {
      o.secret += 2;
      o.secret++;
      sp *= 2;
      int r = o.secret-- + --o.secret;
      return r + o.priv(1) + new CapturesAndShadows(50).x + (o.secret <<= 1) + sp++;
    }
    private long plong = 3;
    private String ps = "s";
    private byte pb = 127;
    private boolean pz;
    private char[] pc = {'a'};
    private double pd;
  }
  String accessors() {
    Peer p = new Peer();
    p.plong += 2;
    p.plong++;
    p.ps += "t" + p.plong;
    p.pb++;
    p.pz |= true;
    p.pz ^= p.pb < 0;
    p.pc[0]++;
    p.pd -= .5;
    return p.plong-- + p.ps + p.pb + p.pz + p.pc[0] + p.pd + --p.plong;
  }
  public static void main(String[] args) {
    CapturesAndShadows o = new CapturesAndShadows();
    CapturesAndShadows.In in = o.new In();
    In.In2 i2 = in.new In2();
    System.out.println(i2.all(4));
    i2.bump();
    System.out.println(i2.all(4) + in.mk().all(0));
    System.out.println(o.new Sub().s());
    System.out.println(o.local(3, "q"));
    System.out.println(log);
    log = "";
    for (int k = 0; k < 2; k++) for (Runnable r : loops()) r.run();
    Runnable[] rs = loops();
    rs[1].run();
    rs[1].run();
    System.out.println(log);
    System.out.println(new Peer().go(o) + " " + o.accessors());
    try {
      CapturesAndShadows nul = null;
      nul.new In();
    } catch (NullPointerException e) {
      System.out.println("npe");
    }
    IntSupplier self = new IntSupplier() {
      int n = 3;
      public int getAsInt() {
        return n-- == 0 ? 0 : 1 + this.getAsInt();
      }
    };
    System.out.println(self.getAsInt());
    int base = 5;
    IntUnaryOperator[] rec = new IntUnaryOperator[1];
    rec[0] = n -> n <= 1 ? base : n * rec[0].applyAsInt(n - 1);
    System.out.println(rec[0].applyAsInt(4));
    Object an = new Object() {
      int hidden = 4;
      int twice() {
        return hidden * 2;
      }
      {
        hidden++;
      }
    }.twice();
    System.out.println(an);
    new CapturesAndShadows(7) {
      {
        System.out.println(x);
        x = secretOf(this);
        System.out.println(x);
      }
    };
  }
  static int secretOf(CapturesAndShadows a) {
    return a.secret;
  }
}
