// needs: 25
import java.util.*;
import java.util.function.*;
public class PatternCorners {
  // patterns 25
  sealed interface Sh permits Ci, Sq, Re { }
  record Ci(double r) implements Sh { }
  record Sq(int s) implements Sh { }
  record Re(Sh a, Object b) implements Sh { }
  enum En {
    X, Y, Z
  }
  sealed interface Opt<T> { }
  record Some<T>(T v) implements Opt<T> { }
  record None<T>() implements Opt<T> { }
  static int calls;
  static boolean g(Object o) {
    calls++;
    return calls % 2 == 0;
  }
  static String a(Object o) {
    return switch (o) {
      case null -> "null";
      case Integer i when i > 10 && g(i) -> "big" + i;
      case Integer i when i < 0 -> "neg";
      case Integer i -> "int" + i;
      case String s when s.isEmpty() -> "empty";
      case String s when g(s) -> "g" + s;
      case CharSequence cs -> "cs" + cs.length();
      case En e when e == En.Y -> "why";
      case En e -> e.name();
      case int[] arr when arr.length > 1 -> "arr" + arr[1];
      case Object[] oa -> "oa" + a(oa.length > 0 ? oa[0] : null);
      case Re(Sq(int s), Sq(var t)) -> "sqsq" + (s + t);
      case Re(Ci(double r), Integer i) when r > i -> "ci" + r;
      case Re(Sh x, String y) -> "re" + a(x) + y;
      case Re(var x, var y) -> "any" + x + y;
      case Sh s -> "sh";
      case Character c -> "c" + c;
      case Record r -> "rec" + r;
      default -> o.getClass().getSimpleName();
    };
  }
  static int b(Sh s) {
    return switch (s) {
      case Ci c -> 1;
      case Sq(int k) when k == 2 -> 22;
      case Sq q -> q.s();
      case Re(Re(Sh a, _), _) -> 100 + b(a);
      case Re(Sh a, Object o) -> 1000 + b(a);
    };
  }
  static String c(En e) {
    return switch (e) {
      case X -> "x";
      case En q when g(q) -> "guard";
      case Y -> "y";
      case Z -> "z";
    };
  }
  static String d(String s) {
    switch (s) {
      case "a": return "A";
      case null, default: return "D";
    }
  }
  static <T> T or(Opt<? extends T> o, T d) {
    return switch (o) {
      case Some<? extends T>(var v) -> v;
      case None<? extends T> n -> d;
    };
  }
  static int f(Object o) {
    int r = 0;
    switch (o) {
      case String s: r += s.length();
      break;
      case Integer i when i > 3: r = i;
      default: r += 7;
    }
    return r;
  }
  record Box<T>(T t) { }
  static String h(Box<? extends Box<?>> b) {
    return b instanceof Box<? extends Box<?>>(Box<?>(String s)) && !s.isEmpty() ? s : b instanceof Box(Box(var q)) ? "q" + q : "none";
  }
  static String i(Integer n) {
    return switch (n) {
      case 1 -> "one";
      case Integer k when k > 100 -> "big";
      case 2 -> "two";
      case Integer k -> "other" + k;
    };
  }
  record Bad(int v) {
    public int v() {
      throw new IllegalStateException("acc");
    }
  }
  static String j(Object o) {
    if (o instanceof Bad(int v) && v > 3) return "v";
    return "n";
  }
  static class Flex {
    final int a;
    int b = 5;
    Flex(int x) {
      if (x < 0) throw new IllegalArgumentException();
      int y = x * 2;
      a = y;
      super();
      b += a;
    }
  }
  void main2() { }
  public static void main(String[] args) {
    Object[] os = {null, 5, 11, 12, 13, -4, "", "s", "t", new StringBuilder("xyz"), En.X, En.Y, new int[]{1, 2}, new int[]{1}, new Object[]{7}, new String[0], new Re(new Sq(1), new Sq(2)), new Re(new Ci(3.5), 3), new Re(new Ci(1), 3), new Re(new Sq(1), "y"), new Re(null, null), new Sq(3), 'c', 4L, new Some<>(3), new Bad(3)};
    for (Object o : os) System.out.println(a(o));
    System.out.println(calls);
    System.out.println(b(new Ci(1)) + " " + b(new Sq(2)) + " " + b(new Sq(5)) + " " + b(new Re(new Re(new Sq(7), null), null)) + " " + b(new Re(new Sq(3), null)));
    try {
      b(null);
    } catch (NullPointerException e) {
      System.out.println("npe");
    }
    try {
      b(new Re(null, null));
    } catch (NullPointerException e) {
      System.out.println("npe");
    }
    for (En e : En.values()) System.out.println(c(e) + c(e));
    System.out.println(d("a") + d(null) + d("q") + or(new Some<>(4), 5) + or(new None<>(), 6) + f("abc") + f(9) + f(1) + f(2.0));
    System.out.println(h(new Box<>(new Box<>("s"))) + h(new Box<>(new Box<>(3))) + h(new Box<>(null)) + h(null));
    for (int k : new int[]{1, 2, 3, 1000}) System.out.print(i(k));
    try {
      j(new Bad(1));
    } catch (MatchException e) {
      System.out.println(e.getMessage() + e.getCause());
    } catch (IllegalStateException e) {
      System.out.println("ise");
    }
    System.out.println(j("x") + new Flex(4).b + new Flex(4).a);
    try {
      new Flex(-1);
    } catch (IllegalArgumentException e) {
      System.out.println("iae");
    }
    try {
      a(new Bad(1));
    } catch (Exception e) {
      System.out.println(e);
    }
    int _ = 5;
    for (var _ : List.of(1, 2)) calls++;
    try {
      throw new Error("e");
    } catch (Error _) {
      calls++;
    }
    BiFunction<Integer, Integer, Integer> bf = (x, _) -> x;
    System.out.println(bf.apply(calls, 0));
  }
}
