import java.util.*;

public class AbstractMapGet {
    static Set<Map.Entry<String, Integer>> entries = new LinkedHashSet<>();

    static class View extends AbstractMap<String, Integer> {
        static int asked;
        @Override
        public Set<Map.Entry<String, Integer>> entrySet() {
            asked++;
            return asked > 1 ? null : entries;
        }
    }

    public static void main(String[] args) {
        entries.add(Map.entry("a", 1));
        View view = new View();
        System.out.println(view.get("a"));
        System.out.println(View.asked);
        Set<Map.Entry<String, Integer>> again = view.entrySet();
        System.out.println(again.size()); // fails: java.lang.NullPointerException
    }
}
