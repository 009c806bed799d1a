import java.util.ArrayList;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.ListResourceBundle;

public class BundleOfMine extends ListResourceBundle {
    static final List<String> asked = new ArrayList<>();

    @Override
    protected Object[][] getContents() {
        asked.add("contents");
        return new Object[][] {{"a", "A"}, {"b", 2}};
    }

    public static void main(String[] args) {
        asked.add("main");
        Iterator<String> names = asked.iterator();
        BundleOfMine bundle = new BundleOfMine();
        System.out.println(names.hasNext());
        System.out.println(bundle.getString("a").length());
        try {
            System.out.println(names.next()); // fails: java.util.ConcurrentModificationException (caught, in the library)
        } catch (java.util.ConcurrentModificationException changed) {
            Enumeration<String> keys = bundle.getKeys();
            System.out.println(keys.hasMoreElements());
        }
        System.out.println(bundle.getString("b").length()); // fails: java.lang.ClassCastException (in the library)
    }
}
