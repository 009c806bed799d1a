import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class EntryAfterRemoval {
    public static void main(String[] args) {
        Map<String, Integer> stock = new HashMap<>();
        stock.put("nail", 2);
        stock.put("bolt", 3);
        Iterator<Map.Entry<String, Integer>> entries = stock.entrySet().iterator();
        Map.Entry<String, Integer> entry = entries.next();
        entry.setValue(9);
        entries.remove();
        System.out.println(stock.size());
        entries.remove(); // fails: java.lang.IllegalStateException (in the library)
    }
}
