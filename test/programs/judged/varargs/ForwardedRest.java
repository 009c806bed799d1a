import java.util.Arrays;
import java.util.List;

public class ForwardedRest {
    static <T> List<T> listOf(T... values) {
        return Arrays.asList(values);
    }

    static <T> T lastOf(T first, T... rest) {
        return rest.length == 0 ? first : listOf(rest).get(rest.length - 1);
    }

    static String change(String... words) {
        listOf(words).set(0, null);
        return words[0];
    }

    public static void main(String[] args) {
        String[] words = {"a", "b"};
        System.out.println(lastOf("x").length());
        System.out.println(lastOf("x", words).length());
        change("c", "d");
        System.out.println(words[0].length());
        change(words);
        System.out.println(words[0].length()); // fails: java.lang.NullPointerException
    }
}
