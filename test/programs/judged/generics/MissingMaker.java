import java.util.HashMap;
import java.util.Map;

public class MissingMaker<K, V> {
    private final Map<K, V> values = new HashMap<>();

    V get(K key) {
        return values.get(key);
    }

    static <A, B extends CharSequence> int lengthOf(MissingMaker<A, B> maker, A key) {
        return maker.get(key).length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        MissingMaker<Integer, String> maker = new MissingMaker<>();
        maker.values.put(1, "one");
        System.out.println(lengthOf(maker, 1));
        System.out.println(lengthOf(maker, 2));
    }
}
