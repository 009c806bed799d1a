import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

public class WrongSupplier {
    private final Map<Class<?>, Supplier<?>> makers = new HashMap<>();

    @SuppressWarnings("unchecked")
    <T> T make(Class<T> type) {
        return (T) makers.get(type).get();
    }

    public static void main(String[] args) {
        WrongSupplier registry = new WrongSupplier();
        registry.makers.put(StringBuilder.class, StringBuilder::new);
        registry.makers.put(Thread.class, () -> "not a thread");
        System.out.println(registry.make(StringBuilder.class).length());
        System.out.println(registry.make(Thread.class).getName()); // fails: java.lang.ClassCastException
    }
}
