import java.util.Arrays;
import java.util.List;

public class NullAmongThem {
    static int total(String first, String... rest) {
        int total = first.length();
        for (String each : rest) total += each.length(); // fails: java.lang.NullPointerException
        return total;
    }

    static List<String> all(String... words) {
        return Arrays.asList(words);
    }

    public static void main(String[] args) {
        String[] words = {"b", "c"};
        List<String> view = all(words);
        System.out.println(total("a", words));
        view.set(1, null);
        System.out.println(total("a", words));
    }
}
