import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.ResourceBundle;

public class BundleLookup extends ResourceBundle {
    private final ArrayList<String> asked = new ArrayList<>();

    @Override
    protected Object handleGetObject(String key) {
        asked.add(key);
        return "text of " + key;
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.emptyEnumeration();
    }

    public static void main(String[] args) {
        BundleLookup bundle = new BundleLookup();
        bundle.asked.add("none");
        Iterator<String> asked = bundle.asked.iterator();
        String title = bundle.getString("title");
        System.out.println(title);
        System.out.println(asked.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
