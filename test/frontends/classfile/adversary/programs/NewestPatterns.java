// needs: 25
import java.util.*;
import java.util.function.*;
public class NewestPatterns {
  // JDK 25 features: gatherers no; pattern over primitives no (preview). record pattern in for? removed. sequenced collections, string templates no
  sealed interface Expr<T> { }
  record Lit<T>(T t) implements Expr<T> { }
  record If<T>(Expr<Boolean> c, Expr<T> a, Expr<T> b) implements Expr<T> { }
  record Eq<A>(Expr<A> l, Expr<A> r) implements Expr<Boolean> { }
  @SuppressWarnings("unchecked") static <T> T ev(Expr<T> e) {
    return switch (e) {
      case Lit<T>(var t) -> t;
      case If<T>(var c, var a, var b) -> ev(c) ? ev(a) : ev(b);
      case Eq<?> q -> (T) (Boolean) Objects.equals(ev(q.l()), ev(q.r()));
    };
  }
  enum Op implements IntBinaryOperator {
    ADD("+") {
      public int applyAsInt(int a, int b) {
        return a + b;
      }
    }, MUL("*") {
      public int applyAsInt(int a, int b) {
        return a * b;
      }
    };
    final String s;
    Op(String s) {
      this.s = s;
    }
  }
  static String dom(Object o) {
    return switch (o) {
      case String s when s.length() > 2 -> "S" + s;
      case String s -> "s";
      case Op op when op == Op.ADD -> "add";
      case Op.MUL -> "mul";
      case Op op -> "other";
      case int[] a when a.length > 0 && a[0] == 1 -> "one";
      case List<?> l when l.isEmpty() -> "empty";
      case List<?> l -> "l" + dom(l.get(0));
      case null, default -> "d";
    };
  }
  static int yieldy(Object o) {
    int r = 1;
    for (int i = 0; i < 3; i++) {
      r += switch (o) {
        case Integer n when n > 0 -> {
          try {
            if (n == 2) yield 77;
            yield n;
          } finally {
            r *= 10;
          }
        }
        case String s -> {
          for (char c : s.toCharArray()) if (c == 'x') yield c;
          yield -1;
        }
        default -> 0;
      };
    }
    return r;
  }
  record Point(int x, int y) {
    static int c;
    Point {
      c++;
    }
    Point withX(int x) {
      return new Point(x, y);
    }
  }
  record Line(Point a, Point b) { }
  static String line(Object o) {
    if (o instanceof Line(Point(var x1, var y1), Point(int x2, int y2)) && x1 == x2) return "v" + y1 + y2;
    if (!(o instanceof Line(var a, _))) return "none";
    return "l" + a;
  }
  public static void main(String[] args) {
    System.out.println(ev(new If<>(new Eq<>(new Lit<>(1), new Lit<>(1)), new Lit<>("yes"), new Lit<>("no"))));
    for (Op o : Op.values()) System.out.print(o.s + o.applyAsInt(3, 4) + dom(o));
    for (Object o : new Object[]{"abc", "a", new int[]{1}, new int[]{2}, List.of(), List.of("abcd"), List.of(List.of(Op.MUL)), null, 5}) System.out.print(dom(o) + " ");
    System.out.println();
    for (Object o : new Object[]{1, 2, 3, "axb", "q", 'c'}) System.out.print(yieldy(o) + " ");
    System.out.println(line(new Line(new Point(1, 2), new Point(1, 3))) + line(new Line(new Point(1, 2), new Point(2, 3))) + line(new Line(new Point(9, 9), null)) + line("z"));
    Object o = 5;
    if (o instanceof Integer i && i > 3) {
      int k = i;
      o = "s";
      System.out.println(k + i + "" + o);
    }
    var list = new ArrayList<>(List.of(1, 2, 3));
    System.out.println(list.reversed() + " " + list.getLast() + list.removeFirst());
    String s = """
      a\tb \
      c
        "d"  
      """;
    System.out.print(s);
    StringBuilder sb = new StringBuilder();
    new Object() {
      void rec(int n) {
        if (n > 0) {
          sb.append(n);
          rec(n - 1);
        }
      }
    }.rec(3);
    System.out.println(sb);
    var m = new TreeMap<String, Point>();
    m.put("k", new Point(1, 2));
    m.computeIfPresent("k", (k, v) -> v.withX(7));
    System.out.println(m + "" + Point.c);
    interface Loc {
      int f();
    }
    enum LE {
      A;
      static int z = 4;
    }
    record LR(int v) implements Loc {
      public int f() {
        return v + LE.z;
      }
    }
    System.out.println(new LR(3).f());
  }
}
