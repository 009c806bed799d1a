import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

public class EntriesCompared {
    static final class ByLength implements Comparator<String> {
        @Override
        public int compare(String one, String other) {
            return one.length() - other.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Map<String, String> names = new HashMap<>();
        names.put("a", "one");
        names.put("b", null);
        System.out.println(names.entrySet().stream().max(Map.Entry.comparingByValue(new ByLength())).isPresent());
    }
}
