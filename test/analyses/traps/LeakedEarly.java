/** Objects that are seen before they are made, suppliers that give the same object twice, one element under two indices. */
import java.util.function.Supplier;
public class LeakedEarly {
  private final Object set;
  private static LeakedEarly leaked;
  private Object later;
  static abstract class Base { Base() { leaked = make(); hook(); } abstract void hook(); LeakedEarly make() { return null; } }
  class In extends Base { private final String s = "x".concat("y"); private final Object o; In() { o = this; }
    void hook() { try { System.out.println(s.length()); } catch (NullPointerException e) { System.out.println("a"); } try { o.hashCode(); } catch (NullPointerException e) { System.out.println("b"); } } }
  LeakedEarly(boolean b) { if (b) throw new IllegalStateException(init()); set = "s"; later = set; }
  private String init() { leaked = this; return "boom"; }
  int use() { return set.hashCode(); }
  static int twice(Supplier<LeakedEarly> s) { LeakedEarly u = s.get(); u.later = "q"; s.get(); return u.later.hashCode(); }
  static int cell(Object[] a, int i, int j) { a[i] = "x"; a[j] = null; return a[i].hashCode(); }
  static LeakedEarly rec(LeakedEarly u, int n) { if (n > 0) { LeakedEarly v = rec(u, n - 1); if (v != null) v.later = null; return u; } u.later = "z"; return u; }
  public static void main(String[] x) {
    try { new LeakedEarly(true); } catch (IllegalStateException e) { System.out.println("thrown"); }
    try { leaked.use(); } catch (NullPointerException e) { System.out.println("c"); }
    LeakedEarly u = new LeakedEarly(false);
    u.new In();
    try { twice(() -> { u.later = null; return u; }); } catch (NullPointerException e) { System.out.println("d"); }
    try { cell(new Object[2], 1, 1); } catch (NullPointerException e) { System.out.println("e"); }
    try { rec(u, 1).later.hashCode(); } catch (NullPointerException e) { System.out.println("f"); }
  }
}
