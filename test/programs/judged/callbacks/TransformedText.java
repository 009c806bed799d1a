import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

public class TransformedText {
    private final List<String> lines = new ArrayList<>(List.of("a", "b"));
    private final Function<String, Integer> keep = text -> {
        lines.add(text);
        return lines.size();
    };

    public static void main(String[] args) {
        TransformedText text = new TransformedText();
        Iterator<String> cursor = text.lines.iterator();
        System.out.println("c".transform(String::length));
        System.out.println(cursor.next());
        System.out.println("c".transform(text.keep));
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
