import java.util.List;

public class LocalOfLoop {
    static String longest(List<String> words) {
        String longest = null;
        for (String word : words) {
            if (longest == null || word.length() > longest.length()) longest = word;
        }
        return longest;
    }

    public static void main(String[] args) {
        System.out.println(longest(List.of("a", "bb")).length());
        System.out.println(longest(List.of()).length()); // fails: java.lang.NullPointerException
    }
}
