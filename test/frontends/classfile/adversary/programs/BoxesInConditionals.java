// needs: 8
import java.util.*;
import java.util.function.*;
public class BoxesInConditionals {
  // ternaries with mixed boxing
  static Integer nul() {
    return null;
  }
  static <T> T pick(boolean b, T x, T y) {
    return b ? x : y;
  }
  static String k(Object o) {
    return o == null ? "null" : o.getClass().getSimpleName() + ":" + o;
  }
  public static void main(String[] args) {
    boolean t = args.length == 0, f = !t;
    Integer i = 5;
    Long l = 6L;
    Character c = 'c';
    Object o;
    System.out.println(k(t ? i : l) + k(t ? i : c) + k(t ? 1 : 'a') + k(t ? c : 0) + k(t ? i : "s") + k(t ? null : 1) + k(f ? 1 : null) + k(t ? (short) 1 : (byte) 2) + k(t ? 'x' : (byte) 1) + k(t ? 'x' : i));
    try {
      int x = t ? nul() : 3;
      System.out.println(x);
    } catch (NullPointerException e) {
      System.out.println("npe1");
    }
    try {
      o = t ? nul() : 3;
      System.out.println(k(o));
    } catch (NullPointerException e) {
      System.out.println("npe2");
    }
    try {
      o = t ? nul() : Integer.valueOf(3);
      System.out.println(k(o));
    } catch (NullPointerException e) {
      System.out.println("npe3");
    }
    try {
      o = t ? nul() : l;
      System.out.println(k(o));
    } catch (NullPointerException e) {
      System.out.println("npe4");
    }
    try {
      long q = nul();
    } catch (NullPointerException e) {
      System.out.println("npe5");
    }
    try {
      switch (nul()) {
        case 1:
      }
    } catch (NullPointerException e) {
      System.out.println("npe6");
    }
    try {
      if (nul() == 3) System.out.println("?");
    } catch (NullPointerException e) {
      System.out.println("npe7");
    }
    try {
      Boolean b = null;
      if (b) System.out.println("?");
    } catch (NullPointerException e) {
      System.out.println("npe8");
    }
    System.out.println(k(pick(t, 1, "x")) + k(pick(f, 1, 2.0)) + k(Optional.of(1).map(x -> x > 0 ? 1 : 2L).get()));
    Integer a = 1000, b = 1000, d = 100, e = 100;
    System.out.println((a == b) + "" + (d == e) + a.equals(b) + (a <= b && a >= b) + (a == 1000));
    long ll = 1000;
    System.out.println(a == ll);
    System.out.println(a.equals(ll));
    System.out.println(new Long(5).hashCode() + new Character('a').hashCode() + Boolean.hashCode(true) + Double.valueOf(1.5).hashCode());
    Supplier<Integer> s = () -> t ? 1 : null;
    System.out.println(s.get());
    IntSupplier is = () -> i + 1;
    System.out.println(is.getAsInt());
    Function<Integer, Long> fn = x -> (long) x;
    System.out.println(k(fn.apply(3)));
    ToDoubleFunction<Integer> td = x -> x;
    System.out.println(td.applyAsDouble(3));
    BiFunction<Integer, Integer, Integer> add = Math::max;
    System.out.println(add.apply(3, 9));
    IntFunction<Object> boxf = Integer::valueOf;
    System.out.println(k(boxf.apply(3)));
    Function<Object, String> str = String::valueOf;
    System.out.println(str.apply(null));
    UnaryOperator<Integer> neg = x -> -x;
    System.out.println(neg.andThen(x -> x + .5).apply(4));
    ToLongFunction<Integer> tl = Integer::intValue;
    System.out.println(tl.applyAsLong(77));
    Supplier<Long> sl = () -> 5L;
    System.out.println(k(sl.get()));
    IntBinaryOperator ibo = Integer::compare;
    System.out.println(ibo.applyAsInt(3, 4));
    IntUnaryOperator iuo = Character::toUpperCase;
    System.out.println(iuo.applyAsInt('a'));
    IntPredicate ip = Character::isDigit;
    System.out.println(ip.test('5'));
    List<Integer> li = new ArrayList<>(Arrays.asList(5, 6, 7));
    li.remove(1);
    li.remove((Integer) 7);
    System.out.println(li);
    char ch = 'b';
    Object oc = ch;
    o = (int) (Character) oc;
    System.out.println(k(o));
    double dd = (Integer) i;
    System.out.println(dd);
    Double D = 1.0 * i;
    D += i;
    System.out.println(D);
    Object arr = new Integer[]{1};
    ((Object[]) arr)[0] = 2;
    try {
      ((Object[]) arr)[0] = "s";
    } catch (ArrayStoreException x) {
      System.out.println(x.getMessage());
    }
    Map<Character, Integer> m = new TreeMap<>();
    for (char x : "hello".toCharArray()) m.merge(x, 1, Integer::sum);
    System.out.println(m);
    int sum = 0;
    for (int x : m.values()) sum += x;
    System.out.println(sum);
    Number n = t ? 1 : 2.5;
    System.out.println(k(n));
    Comparable<?> cmp = t ? "a" : 1;
    System.out.println(k(cmp));
    Number n2 = t ? (Number) 1 : 2.5;
    System.out.println(k(n2));
    System.out.println(k(t ? 1 : f ? 2.0f : 'c'));
  }
}
