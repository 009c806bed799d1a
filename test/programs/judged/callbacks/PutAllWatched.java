import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class PutAllWatched extends AbstractMap<String, Integer> {
    static String state = "idle";

    @Override
    public Set<Map.Entry<String, Integer>> entrySet() {
        state = null;
        return Set.of(Map.entry("a", 1));
    }

    @Override
    public int size() {
        return 1;
    }

    public static void main(String[] args) {
        Map<String, Integer> all = new HashMap<>();
        all.putAll(Map.of("b", 2));
        System.out.println(state.length());
        all.putAll(new PutAllWatched());
        System.out.println(state.length()); // fails: java.lang.NullPointerException
    }
}
