// needs: 8
import java.util.*;
public class GenericCorners {
  // generics bridges, covariant, static/instance overload with generics, wildcard capture, heap pollution
  static abstract class Shape<T extends Comparable<T>> implements Comparable<Shape<T>> {
    T key;
    Shape(T k) {
      key = k;
    }
    public int compareTo(Shape<T> o) {
      return key.compareTo(o.key);
    }
    abstract Shape<T> copy();
    T key() {
      return key;
    }
    void key(T t) {
      key = t;
    }
  }
  static class Sq extends Shape<Integer> {
    Sq(int i) {
      super(i);
    }
    Sq copy() {
      return new Sq(key + 1);
    }
    Integer key() {
      return super.key() * 10;
    }
    void key(Integer i) {
      super.key(i + 100);
    }
  }
  static <T> T[] arr(T... ts) {
    return ts;
  }
  static <T> T first(List<? extends T> l) {
    return l.get(0);
  }
  static class Node<T> {
    T v;
    Node<T> n;
    Node(T v, Node<T> n) {
      this.v = v;
      this.n = n;
    }
    <R> Node<R> map(java.util.function.Function<? super T, ? extends R> f) {
      return new Node<>(f.apply(v), n == null ? null : n.map(f));
    }
    public String toString() {
      return v + (n == null ? "" : "," + n);
    }
  }
  interface Visitor<R> {
    R num(int n);
    R add(Ex a, Ex b);
  }
  interface Ex {
    <R> R acc(Visitor<R> v);
  }
  static Ex num(final int n) {
    return new Ex() {
      public <R> R acc(Visitor<R> v) {
        return v.num(n);
      }
    };
  }
  static Ex add(final Ex a, final Ex b) {
    return new Ex() {
      public <R> R acc(Visitor<R> v) {
        return v.add(a, b);
      }
    };
  }
  public static void main(String[] args) {
    Shape<Integer> s = new Sq(3);
    s.key(5);
    System.out.println(s.key() + " " + s.copy().key() + " " + s.compareTo(new Sq(2)));
    try {
      @SuppressWarnings({
        "rawtypes", "unchecked"
      }) Shape raw = s;
      raw.key("bad");
      System.out.println("no");
    } catch (ClassCastException e) {
      System.out.println("cce1");
    }
    try {
      Integer[] is = (Integer[]) (Object) arr("a", "b");
      System.out.println(is.length);
    } catch (ClassCastException e) {
      System.out.println("cce2");
    }
    @SuppressWarnings({
      "rawtypes", "unchecked"
    }) List<String> pol = (List) new ArrayList<>(Arrays.asList(1, 2));
    System.out.println(pol.size());
    try {
      String x = pol.get(0);
      System.out.println(x);
    } catch (ClassCastException e) {
      System.out.println("cce3");
    }
    Object ok = pol.get(0);
    System.out.println(ok);
    System.out.println(((Object) pol.get(1)).hashCode());
    try {
      for (String x : pol) System.out.println(x);
    } catch (ClassCastException e) {
      System.out.println("cce4");
    }
    System.out.println("" + ((List<?>) pol).get(0));
    System.out.println(new Node<>(1, new Node<>(2, null)).map(i -> "s" + i).map(String::length));
    System.out.println(add(num(1), add(num(2), num(3))).acc(new Visitor<String>() {
      public String num(int n) {
        return "" + n;
      }
      public String add(Ex a, Ex b) {
        return "(" + a.acc(this) + "+" + b.acc(this) + ")";
      }
    }) + add(num(4), num(5)).<Integer>acc(new Visitor<Integer>() {
      public Integer num(int n) {
        return n;
      }
      public Integer add(Ex a, Ex b) {
        return a.acc(this) + b.acc(this);
      }
    }));
    Number n = first(Arrays.asList(1, 2.5));
    System.out.println(n);
    Comparable<String>[] cs = arr("z", "y");
    Arrays.sort(cs);
    System.out.println(cs[0]);
    try {
      Object[] oa = cs;
      oa[0] = 5;
    } catch (ArrayStoreException e) {
      System.out.println("ase");
    }
    Map<String, List<Map<Integer, ? super Number>>> m = new HashMap<>();
    m.computeIfAbsent("k", k -> new ArrayList<>()).add(new HashMap<>());
    System.out.println(m);
  }
}
