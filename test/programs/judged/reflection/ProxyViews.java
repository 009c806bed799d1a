import java.lang.reflect.*;
import java.util.*;

public class ProxyViews {
    static String name = "a";

    @SuppressWarnings("unchecked")
    static <T> T made(Class<T> type) {
        return (T) Proxy.newProxyInstance(ProxyViews.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> {
            name = null;
            if (method.getReturnType() == int.class) return 0;
            if (method.getReturnType() == boolean.class) return true;
            return null;
        });
    }

    static void keys(Map<String, String> m) {
        System.out.println(m.keySet().size()); // fails: java.lang.NullPointerException (caught)
    }

    static void each(Collection<String> c) {
        Iterator<String> i = c.iterator();
        System.out.println(i.hasNext()); // fails: java.lang.NullPointerException (caught)
    }

    static void kept(List<String> l) {
        name = "b";
        l.size();
        System.out.println(name.length()); // fails: java.lang.NullPointerException (caught)
    }

    static void compared(Comparator<String> c) {
        name = "b";
        c.compare("a", "b");
        System.out.println(name.length()); // fails: java.lang.NullPointerException (caught)
    }

    static void entries(Map.Entry<String, String> e) {
        name = "b";
        e.getKey();
        System.out.println(name.length()); // fails: java.lang.NullPointerException (caught)
    }

    static void text(CharSequence e) {
        name = "b";
        System.out.println(e.toString().length()); // fails: java.lang.NullPointerException (caught)
    }

    static void sub(CharSequence e) {
        System.out.println(e.subSequence(0, 0).length()); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        try { keys(made(Map.class)); } catch (RuntimeException e) { }
        try { each(made(Collection.class)); } catch (RuntimeException e) { }
        try { kept(made(List.class)); } catch (RuntimeException e) { }
        try { compared(made(Comparator.class)); } catch (RuntimeException e) { }
        try { entries(made(Map.Entry.class)); } catch (RuntimeException e) { }
        try { text(made(CharSequence.class)); } catch (RuntimeException e) { }
        try { sub(made(CharSequence.class)); } catch (RuntimeException e) { }
    }
}
