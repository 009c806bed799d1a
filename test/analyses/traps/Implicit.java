/** Places where Java dereferences, casts or indexes without showing it. */
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class Implicit {
    enum Colour { RED, GREEN }

    static int unboxed(Integer value) { int plain = value; return plain; }

    static int compared(Integer left, Integer right) { return left < right ? 1 : 0; }

    static int chosen(boolean flag, Integer value) { int plain = flag ? 1 : value; return plain; }

    static int switched(String text) { switch (text) { case "a": return 1; default: return 2; } }

    static int coloured(Colour colour) { switch (colour) { case RED: return 1; default: return 2; } }

    static int looped(int[] numbers) { int sum = 0; for (int each : numbers) sum += each; return sum; }

    static int iterated(List<String> list) { int sum = 0; for (String each : list) sum += each.length(); return sum; }

    static void locked(Object lock) { synchronized (lock) { System.out.println("locked"); } }

    static String first(List<?> list) { return (String) list.get(0); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int polluted(List list) { List<String> strings = list; return strings.get(0).length(); }

    static void stored(Object[] array, Object value) { array[0] = value; }

    static int nested(int size) { int[][] rows = new int[size][]; return rows[0].length; }

    static int reference(String text) { java.util.function.Supplier<Integer> length = text::length; return length.get(); }

    static int thrown(RuntimeException problem) { throw problem; }

    class Inner { int value = 3; }

    static int inner(Implicit outer) { Inner inner = outer.new Inner(); return inner.value; }

    static void caught(String name, Runnable action) {
        try { action.run(); } catch (RuntimeException e) { System.out.println(name + " " + e.getClass().getSimpleName()); }
    }

    public static void main(String[] args) {
        caught("unboxed", () -> unboxed(null));
        caught("compared", () -> compared(1, null));
        caught("chosen", () -> chosen(false, null));
        caught("switched", () -> switched(null));
        caught("coloured", () -> coloured(null));
        caught("looped", () -> looped(null));
        caught("iterated", () -> iterated(null));
        List<String> withNull = new ArrayList<>();
        withNull.add(null);
        caught("iterated null", () -> iterated(withNull));
        caught("locked", () -> locked(null));
        caught("first", () -> first(List.of(1)));
        caught("first null", () -> System.out.println(first(withNull)));
        caught("polluted", () -> polluted(List.of(1)));
        caught("stored", () -> stored(new String[1], 1));
        caught("stored none", () -> stored(new String[0], ""));
        caught("nested", () -> nested(1));
        caught("reference", () -> reference(null));
        caught("thrown", () -> thrown(null));
        caught("inner", () -> inner(null));
        Iterator<String> empty = new ArrayList<String>().iterator();
        caught("empty", () -> System.out.println(empty.next().length()));
    }
}
