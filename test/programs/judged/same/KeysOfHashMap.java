import java.util.HashMap;
import java.util.Set;

public class KeysOfHashMap {
    static String name;

    static int length(HashMap<String, String> given) {
        HashMap<String, String> map = new HashMap<>(given);
        Set<String> keys = map.keySet();
        map.put("b", "c");
        if (keys == map.keySet()) {
            return name.length(); // fails: java.lang.NullPointerException
        }
        return 0;
    }

    public static void main(String[] args) {
        System.out.println(length(new HashMap<>()));
    }
}
