import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

public class TreeGetComparing {
    private String key = "k";

    int rank(String each) {
        key = null;
        return each.length();
    }

    public static void main(String[] args) {
        TreeGetComparing ranks = new TreeGetComparing();
        Map<String, Integer> map = new TreeMap<>(Comparator.comparing(ranks::rank));
        System.out.println(ranks.key.length());
        System.out.println(map.get("a") == null);
        map.put("b", 1);
        System.out.println(ranks.key.length()); // fails: java.lang.NullPointerException
    }
}
