import java.util.*;

public class FarFactory {
    static void each(Collection<String> l) {
        Iterator<String> i = l.iterator();
        System.out.println(i.hasNext()); // fails: java.lang.NullPointerException (caught)
    }
    static void kept(Collection<String> l) {
        FarState.name = "b";
        l.isEmpty();
        System.out.println(FarState.name.length()); // fails: java.lang.NullPointerException (caught)
    }
    static void sorted(Comparator<String> c) {
        FarState.name = "b";
        List<String> l = new ArrayList<>(List.of("b", "a"));
        l.sort(c);
        System.out.println(FarState.name.length()); // fails: java.lang.NullPointerException (caught)
    }
    static void viewed(Map<String, String> m) {
        System.out.println(m.keySet().size()); // fails: java.lang.NullPointerException (caught)
    }
    public static void main(String[] args) throws Exception {
        try { each(FarMaker.make()); } catch (RuntimeException e) { }
        try { kept(FarMaker.make()); } catch (RuntimeException e) { }
        try { sorted(FarMaker.order()); } catch (RuntimeException e) { }
        try { viewed(FarMaker.map()); } catch (RuntimeException e) { }
        FarState.name = "c";
        FarMaker.order().compare("a", "b");
        try { System.out.println(FarState.name.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
    }
}
class FarState { static String name = "a"; }
class FarMaker {
    static Collection<String> make() { return FarMid.make(); }
    static Comparator<String> order() { return (l, r) -> { FarState.name = null; return 0; }; }
    static Map<String, String> map() { return FarMid.map(); }
}
class FarMid {
    static Collection<String> make() { return new FarEvil(); }
    static Map<String, String> map() {
        return new HashMap<>() { @Override public Set<String> keySet() { return null; } };
    }
}
class FarEvil extends AbstractCollection<String> {
    @Override public Iterator<String> iterator() { return null; }
    @Override public int size() { FarState.name = null; return 0; }
}
