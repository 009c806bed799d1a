import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class CloneHasItsOwn {
    static String name;

    public static void main(String[] args) {
        HashMap<String, String> map = new HashMap<>();
        Set<String> keys = map.keySet();
        Map<?, ?> copy = (Map<?, ?>) map.clone();
        System.out.println(copy.keySet() == keys);
        if (copy.keySet() != keys && map.keySet() == keys) {
            System.out.println(name.length()); // fails: java.lang.NullPointerException
        }
    }
}
