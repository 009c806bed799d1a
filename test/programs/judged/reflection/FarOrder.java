import java.util.*;
import java.util.function.*;

public class FarOrder {
    static String name = "a";
    static int sorted(List<String> l, Comparator<String> order) {
        name = "b";
        l.sort(order);
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }
    static int asked(Comparator<String> order) {
        name = "b";
        order.compare("a", "b");
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }
    static int iterated(Iterable<String> all) {
        name = "b";
        all.iterator();
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }
    static int mapped(Map<String, String> all) {
        name = "b";
        all.get("a");
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }
    public static void main(String[] args) {
        try { sorted(new ArrayList<>(List.of("b", "a")), Orders.by(x -> { name = null; return x; })); } catch (RuntimeException e) { }
        try { asked(Orders.by(x -> { name = null; return x; })); } catch (RuntimeException e) { }
        try { iterated(Orders.over(x -> { name = null; return x; })); } catch (RuntimeException e) { }
        try { mapped(Orders.map(x -> { name = null; return x; })); } catch (RuntimeException e) { }
    }
}
class Orders {
    static Comparator<String> by(UnaryOperator<String> f) { return OrdersMore.by(f); }
    static Iterable<String> over(UnaryOperator<String> f) { return OrdersMore.over(f); }
    static Map<String, String> map(UnaryOperator<String> f) { return OrdersMore.map(f); }
}
class OrdersMore {
    static Comparator<String> by(UnaryOperator<String> f) { return new ByFunction(f); }
    static Iterable<String> over(UnaryOperator<String> f) { return () -> { f.apply("x"); return Collections.emptyIterator(); }; }
    static Map<String, String> map(UnaryOperator<String> f) { return new LazyMap(f); }
}
class ByFunction implements Comparator<String> {
    final UnaryOperator<String> f;
    ByFunction(UnaryOperator<String> f) { this.f = f; }
    @Override public int compare(String l, String r) { f.apply(l); return 0; }
}
class LazyMap extends HashMap<String, String> {
    final UnaryOperator<String> f;
    LazyMap(UnaryOperator<String> f) { this.f = f; }
    @Override public String get(Object o) { return f.apply("l"); }
}
