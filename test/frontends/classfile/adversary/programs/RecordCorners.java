// needs: 17
import java.util.*;
public class RecordCorners {
  // records
  record P(int x, double y, String s, char c, boolean z, long l, float f, byte b, short h, int[] a, P next) {
    static int made;
    P {
      if (x < 0) throw new IllegalArgumentException("neg " + x);
      x++;
      made++;
      s = s == null ? "none" : s.trim();
    }
    P(int x) {
      this(x, Double.NaN, null, 'c', true, 1L << 40, -0.0f, (byte) 1, (short) 2, null, null);
    }
    public double y() {
      return y + 1;
    }
  }
  record Pair<A, B extends Comparable<B>>(A a, B b) implements Comparable<Pair<A, B>> {
    public int compareTo(Pair<A, B> o) {
      return b.compareTo(o.b);
    }
    static <T> Pair<T, Integer> of(T t) {
      return new Pair<>(t, 1);
    }
    <C> Pair<C, B> with(C c) {
      return new Pair<>(c, b);
    }
  }
  record Empty() { }
  record Var(String... v) {
    public boolean equals(Object o) {
      return o instanceof Var w && Arrays.equals(v, w.v);
    }
    public int hashCode() {
      return Arrays.hashCode(v);
    }
  }
  record Nest(Pair<Pair<String, Integer>, Integer> p, Optional<Nest> n) {
    record Deep(int d) { }
  }
  public static void main(String[] args) {
    P p = new P(4), q = new P(4);
    System.out.println(p);
    System.out.println(p.equals(q) + " " + (p.hashCode() == q.hashCode()) + p.x() + p.y() + p.y + P.made);
    try {
      new P(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new P(1, 0.0, " t ", 'a', false, 2, 0f, (byte) 0, (short) 0, new int[0], p).equals(new P(1, -0.0, "t", 'a', false, 2, 0f, (byte) 0, (short) 0, null, q)));
    var r = Pair.of("a").with(2.5);
    System.out.println(r + "" + r.equals(new Pair<>(2.5, 1)) + r.hashCode() + new Empty() + new Empty().equals(new Empty()) + new Empty().hashCode() + r.equals(null));
    System.out.println(new Var("a", "b").equals(new Var("a", "b")) + "" + new Var().v().length);
    System.out.println(new Nest(new Pair<>(Pair.of("k"), 3), Optional.of(new Nest(null, Optional.empty()))));
    System.out.println(new Nest.Deep(4));
    record Loc(int i) {
      int sq() {
        return i * i;
      }
      static int z = 4;
    }
    enum LE {
      U, V;
      LE next() {
        return values()[(ordinal() + 1) % 2];
      }
    }
    interface LI {
      int f(int i);
    }
    LI li = i -> new Loc(i).sq() + Loc.z;
    System.out.println(li.f(5) + "" + LE.V.next() + new Loc(3));
    List<Pair<String, Integer>> l = new ArrayList<>(List.of(new Pair<>("x", 3), new Pair<>("y", 1)));
    Collections.sort(l);
    System.out.println(l);
    Map<Object, String> m = new HashMap<>();
    m.put(new Loc(1), "one");
    System.out.println(m.get(new Loc(1)) + m.get(new Loc(2)));
    System.out.println(new Pair<>(null, 1).equals(new Pair<>(null, 1)) + "" + new Pair<Object, Integer>(null, null));
    Object o = p;
    if (o instanceof P pp && pp.x() > 2) System.out.println("in" + pp.x());
    if (!(o instanceof P w)) throw new Error();
    System.out.println(w.c());
    while (!(o instanceof String str)) {
      o = "now";
    }
    System.out.println(str.length());
    boolean bb = o instanceof String s1 ? s1.isEmpty() : o instanceof Integer i1 && i1 > 3;
    System.out.println(bb);
    String tb = """
      Hello \
      World "quoted" \t tab
        indented\s\s
      end""" + """
      x
      """;
    System.out.println(tb.replace(' ', '.'));
  }
}
