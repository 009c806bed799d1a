import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class CatchContinues {
    static int parse(List<String> texts, String text) {
        texts.add(text);
        return Integer.parseInt(text); // fails: java.lang.NumberFormatException (caught, in the library)
    }

    public static void main(String[] args) {
        List<String> texts = new ArrayList<>(List.of("1"));
        Iterator<String> each = texts.iterator();
        int sum = 0;
        try {
            sum += parse(texts, "one");
        } catch (NumberFormatException problem) {
            sum = -1;
        }
        System.out.println(sum);
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
