import java.util.function.Function;

public class ComposedFunctions {
    static final Function<String, String> CUT = text -> text.isEmpty() ? null : text.substring(1);

    static final Function<String, Integer> LENGTH = text -> {
        return text.length(); // fails: java.lang.NullPointerException
    };

    public static void main(String[] args) {
        System.out.println(CUT.andThen(LENGTH).apply("abc"));
        System.out.println(LENGTH.compose(CUT).apply(""));
    }
}
