import java.util.Arrays;
import java.util.function.Function;

public class MappedLengths {
    static final Function<String, Integer> LENGTH = new Function<>() {
        @Override
        public Integer apply(String text) {
            return text.length(); // fails: java.lang.NullPointerException
        }
    };

    public static void main(String[] args) {
        System.out.println(Arrays.asList("a", "bc").stream().map(LENGTH).toList());
        System.out.println(Arrays.asList("a", null).stream().map(LENGTH).toList());
    }
}
