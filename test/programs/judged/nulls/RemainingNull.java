import java.util.Arrays;
import java.util.Iterator;
import java.util.function.Consumer;

public class RemainingNull {
    private int letters;

    private class Counter implements Consumer<String> {
        @Override
        public void accept(String word) {
            letters += word.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        RemainingNull count = new RemainingNull();
        Iterator<String> words = Arrays.asList("a", null).iterator();
        words.next();
        words.forEachRemaining(count.new Counter());
    }
}
