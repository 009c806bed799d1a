import java.lang.reflect.Proxy;
import java.util.Comparator;
import java.util.TreeSet;

public class ProxyForgets {
    static String shared = "shared";

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        Comparator<String> order = (Comparator<String>) Proxy.newProxyInstance(
            ProxyForgets.class.getClassLoader(), new Class<?>[] {Comparator.class}, (self, method, given) -> {
                shared = null;
                return 0;
            });
        TreeSet<String> set = new TreeSet<>(order);
        System.out.println(shared.length());
        set.add("a");
        System.out.println(shared.length()); // fails: java.lang.NullPointerException
    }
}
