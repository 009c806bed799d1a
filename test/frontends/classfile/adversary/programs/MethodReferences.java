// needs: 8
import java.util.*;
import java.util.function.*;
public class MethodReferences {
  // method references of all kinds
  String n;
  MethodReferences(String n) {
    this.n = n;
    System.out.println("new " + n);
  }
  MethodReferences() {
    this("dflt");
  }
  String inst(String a) {
    return n + a;
  }
  static String st(MethodReferences a, String b) {
    return "st" + a.n + b;
  }
  protected Object prot() {
    return "prot" + n;
  }
  private static int priv(int i, long l) {
    return (int) (i * l);
  }
  String va(Object... o) {
    return n + o.length;
  }
  static <T extends Comparable<T>> T mx(T a, T b) {
    return a.compareTo(b) > 0 ? a : b;
  }
  static MethodReferences mk(String s) {
    System.out.println("mk " + s);
    return new MethodReferences(s);
  }
  interface Tri<A, B, C, R> {
    R ap(A a, B b, C c);
  }
  class Inner {
    int v;
    Inner(int v) {
      this.v = v + n.length();
    }
  }
  static class S2 extends MethodReferences {
    S2() {
      super("s2");
    }
    protected Object prot() {
      Supplier<Object> s = super::prot;
      Supplier<Object> t = this::own;
      return s.get() + "" + t.get();
    }
    private Object own() {
      return "own";
    }
  }
  IntFunction<Inner> inner() {
    return Inner::new;
  }
  interface WithDef {
    default String d() {
      return "def" + this.x();
    }
    String x();
  }
  interface Sam extends Function<String, Integer> {
    default Sam chain() {
      return s -> apply(s) * 2;
    }
  }
  interface GenSam {
    <T> T id(T t);
  }
  static <T> T ident(T t) {
    return t;
  }
  public static void main(String[] args) throws Exception {
    Function<String, MethodReferences> c = MethodReferences::new;
    Supplier<MethodReferences> c0 = MethodReferences::new;
    BiFunction<MethodReferences, String, String> ub = MethodReferences::inst, st = MethodReferences::st;
    Function<String, String> bound = mk("b")::inst;
    System.out.println("made");
    System.out.println(bound.apply("1") + bound.apply("2") + ub.apply(c.apply("c"), "x") + st.apply(c0.get(), "y"));
    MethodReferences nul = null;
    try {
      Function<String, String> f = nul::inst;
      System.out.println("no");
    } catch (NullPointerException e) {
      System.out.println("npe early");
    }
    Function<String, String> lf = s -> nul.inst(s);
    try {
      lf.apply("");
    } catch (NullPointerException e) {
      System.out.println("npe late");
    }
    try {
      ub.apply(null, "");
    } catch (NullPointerException e) {
      System.out.println("npe unb");
    }
    IntFunction<int[]> ai = int[]::new;
    Function<Integer, String[][]> as = String[][]::new;
    System.out.println(ai.apply(3).length + as.apply(2).length);
    try {
      ai.apply(-1);
    } catch (NegativeArraySizeException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new S2().prot());
    ToIntBiFunction<Integer, Integer> p = MethodReferences::priv;
    System.out.println(p.applyAsInt(6, 7));
    BiFunction<MethodReferences, String, String> va = MethodReferences::va;
    Tri<MethodReferences, Integer, Integer, Object> va2 = MethodReferences::va;
    Function<MethodReferences, String> va0 = MethodReferences::va;
    System.out.println(va.apply(new MethodReferences(), "q") + va2.ap(new MethodReferences(), 1, 2) + va0.apply(new MethodReferences()));
    BinaryOperator<String> mx = MethodReferences::mx;
    System.out.println(mx.apply("a", "b"));
    System.out.println(new MethodReferences("out").inner().apply(4).v);
    Comparator<String> cmp = String::compareToIgnoreCase;
    System.out.println(cmp.compare("A", "a") + cmp.thenComparing(Comparator.reverseOrder()).compare("A", "a"));
    WithDef w = () -> "x";
    System.out.println(w.d());
    Supplier<String> ws = w::d;
    System.out.println(ws.get());
    Sam sam = String::length;
    System.out.println(sam.chain().chain().apply("abc"));
    GenSam gs = MethodReferences::ident;
    System.out.println(gs.id(5) + gs.id("z"));
    Runnable r = ((Runnable & java.io.Serializable) () -> System.out.println("ser"));
    r.run();
    Runnable rr = new ArrayList<>(Arrays.asList(1))::clear;
    rr.run();
    Callable3<Integer> cl = "abc"::length;
    System.out.println(cl.call());
    Consumer<List<Object>> con = List::clear;
    con.accept(new ArrayList<>());
    Function<List<? extends Number>, Integer> sz = List::size;
    System.out.println(sz.apply(Arrays.asList(1, 2)));
    Function<Integer, Function<Integer, Function<Integer, Integer>>> cur = a -> b -> d -> a * 100 + b * 10 + d;
    System.out.println(cur.apply(1).apply(2).apply(3));
    Supplier<Supplier<String>> ss = () -> () -> "ss";
    System.out.println(ss.get().get());
    Object o = (Supplier<int[]>) new int[]{1, 2}::clone;
    System.out.println(((int[]) ((Supplier<?>) o).get()).length);
    Function<String, Object> up = String::toUpperCase;
    ToIntFunction<Object> hc = Object::hashCode;
    System.out.println(up.apply("u") + "" + hc.applyAsInt("a"));
    Predicate<String> em = String::isEmpty;
    System.out.println(em.negate().or("x"::equals).test(""));
    BooleanSupplier bs = "x"::isEmpty;
    System.out.println(bs.getAsBoolean());
    ObjIntConsumer<StringBuilder> oic = StringBuilder::setLength;
    StringBuilder sb = new StringBuilder("abc");
    oic.accept(sb, 1);
    System.out.println(sb);
    DoubleUnaryOperator du = Math::sqrt;
    System.out.println(du.applyAsDouble(4));
    Function<Object, MethodReferences> cast = MethodReferences.class::cast;
    try {
      cast.apply("s");
    } catch (ClassCastException e) {
      System.out.println("cce");
    }
    long cap = 1L << 40;
    double dcap = .5;
    byte bcap = -1;
    char ccap = 'q';
    boolean zcap = true;
    Supplier<Object> all = () -> cap + " " + dcap + bcap + ccap + zcap;
    System.out.println(all.get());
  }
  interface Callable3<V> {
    V call() throws Exception;
  }
}
