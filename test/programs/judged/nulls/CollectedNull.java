import java.util.*;
import java.util.function.*;

public class CollectedNull {
    static class Upper implements Function<String, String> {
        @Override
        public String apply(String text) {
            return text.toUpperCase(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        String[] words = new String[2];
        words[0] = "a";
        System.out.println(Arrays.asList(words).stream().map(new Upper()).toList());
    }
}
