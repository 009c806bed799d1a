import java.util.*;

public class TernaryMixed {
    static Integer find(Map<String, Integer> map, String key, boolean strict) {
        return strict ? 0 : map.get(key); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        System.out.println(find(map, "a", true));
        System.out.println(find(map, "a", false));
    }
}
