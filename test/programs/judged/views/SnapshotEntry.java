import java.util.Map;
import java.util.TreeMap;

public class SnapshotEntry {
    static void reset(Map.Entry<String, Integer> entry) {
        entry.setValue(0); // fails: java.lang.UnsupportedOperationException (in the library)
    }

    public static void main(String[] args) {
        TreeMap<String, Integer> stock = new TreeMap<>(Map.of("a", 1, "b", 2));
        for (Map.Entry<String, Integer> each : stock.entrySet()) reset(each);
        System.out.println(stock.get("a"));
        reset(stock.firstEntry());
    }
}
