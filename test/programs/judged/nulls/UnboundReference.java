import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public class UnboundReference {
    static int measure(Function<String, Integer> length, String text) {
        return length.apply(text); // fails: java.lang.NullPointerException (in a method reference)
    }

    public static void main(String[] args) {
        List<String> texts = new ArrayList<>();
        texts.add("some");
        texts.add(null);
        System.out.println(measure(String::length, texts.get(0)));
        System.out.println(measure(String::length, texts.get(1)));
    }
}
