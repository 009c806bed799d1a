import java.util.Map;
import java.util.TreeMap;

public class TernaryThroughMap {
    static Integer rank(Map<String, Integer> ranks, String name) {
        return name.isEmpty() ? 0 : ranks.get(name); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        Map<String, Integer> ranks = new TreeMap<>();
        ranks.put("a", 1);
        System.out.println(rank(ranks, ""));
        System.out.println(rank(ranks, "a"));
        Integer missing = rank(ranks, "b");
        System.out.println(missing == null);
    }
}
