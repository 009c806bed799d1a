import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ViewOfViews {
    private final List<String> words = new ArrayList<>();

    List<String> words() {
        return Collections.unmodifiableList(words);
    }

    public static void main(String[] args) {
        ViewOfViews page = new ViewOfViews();
        page.words.add("one");
        List<String> seen = page.words();
        System.out.println(seen.get(0));
        List<String> part = seen.subList(0, 1);
        page.words.clear();
        System.out.println(seen.isEmpty());
        System.out.println(part.get(0)); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
