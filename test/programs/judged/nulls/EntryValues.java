import java.util.LinkedHashMap;
import java.util.Map;

public class EntryValues {
    static int total(Map<String, String> texts) {
        int total = 0;
        for (Map.Entry<String, String> entry : texts.entrySet()) {
            total += entry.getKey().length();
            total += entry.getValue().length(); // fails: java.lang.NullPointerException
        }
        return total;
    }

    public static void main(String[] args) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("title", "A");
        System.out.println(total(texts));
        texts.put("body", null);
        System.out.println(total(texts));
    }
}
