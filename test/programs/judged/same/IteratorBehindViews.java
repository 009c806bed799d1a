import java.util.HashMap;
import java.util.Iterator;

public class IteratorBehindViews {
    public static void main(String[] args) {
        HashMap<String, String> map = new HashMap<>();
        map.put("a", "b");
        Iterator<String> keys = map.keySet().iterator();
        System.out.println(keys.next());
        if (map.keySet() == map.keySet()) {
            System.out.println(keys.next()); // fails: java.util.NoSuchElementException (in the library)
        }
    }
}
