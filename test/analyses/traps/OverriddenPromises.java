/** Overrides of library methods that are never to return null, seen through containers. */
import java.math.BigDecimal;
import java.util.*;
public class OverriddenPromises {
    static class NoText { public String toString() { return null; } }
    static class NoIterator implements Iterable<String> { public Iterator<String> iterator() { return null; } }
    static class NoSum extends BigDecimal { NoSum() { super("1"); } public BigDecimal add(BigDecimal other) { return null; } }
    static class NoTrace extends RuntimeException { public String toString() { return null; } }
    static class NoList extends AbstractList<String> { public String get(int i) { return "a"; } public int size() { return 1; } public Iterator<String> iterator() { return null; } public List<String> subList(int a, int b) { return null; } }
    static int text(Object object) { return object.toString().length(); }
    static int loop(Iterable<String> items) { int n = 0; for (String each : items) n++; return n; }
    static int loopList(List<String> items) { int n = 0; for (String each : items) n++; return n; }
    static int loopCollection(Collection<String> items) { int n = 0; for (String each : items) n++; return n; }
    static int part(List<String> items) { return items.subList(0, 1).size(); }
    static int sum(BigDecimal left, BigDecimal right) { return left.add(right).scale(); }
    static int thrown(Throwable thrown) { return thrown.toString().length(); }
    static int objects(Object object) { return Objects.toString(object).length(); }
    static int valueOf(Object object) { return String.valueOf(object).length(); }
    static int join(List<Object> list) { return list.get(0).toString().length(); }
    static void caught(String name, Runnable action) { try { action.run(); } catch (NullPointerException e) { System.out.println(name); } }
    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        List<Object> all = new ArrayList<>();
        all.add(new NoText()); all.add(new NoIterator()); all.add(new NoSum()); all.add(new NoTrace()); all.add(new NoList());
        caught("text", () -> text(all.get(0)));
        caught("loop", () -> loop((Iterable<String>) all.get(1)));
        caught("sum", () -> sum((BigDecimal) all.get(2), BigDecimal.ONE));
        caught("thrown", () -> thrown((Throwable) all.get(3)));
        caught("objects", () -> objects(all.get(0)));
        caught("valueOf", () -> valueOf(all.get(0)));
        caught("list", () -> loopList((List<String>) all.get(4)));
        caught("collection", () -> loopCollection((Collection<String>) all.get(4)));
        caught("part", () -> part((List<String>) all.get(4)));
        caught("join", () -> join(all));
    }
}
