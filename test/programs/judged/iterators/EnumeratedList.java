import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;

public class EnumeratedList {
    static String following(Enumeration<String> each) {
        return each.nextElement(); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        Vector<String> old = new Vector<>(List.of("a", "b"));
        List<String> words = new ArrayList<>(old);
        Map<String, Enumeration<String>> open = new HashMap<>();
        open.put("old", old.elements());
        open.put("new", Collections.enumeration(words));
        old.add("c");
        System.out.println(following(open.get("old")));
        words.add("c");
        System.out.println(following(open.get("new")));
    }
}
