import java.util.HashMap;
import java.util.Set;

public class KeysGiven {
    static Object other(HashMap<String, String> map, Set<String> keys) {
        return map.keySet() == keys ? null : keys;
    }

    public static void main(String[] args) {
        HashMap<String, String> map = new HashMap<>();
        System.out.println(other(map, new java.util.HashSet<>()).hashCode());
        System.out.println(other(map, map.keySet()).hashCode()); // fails: java.lang.NullPointerException
    }
}
