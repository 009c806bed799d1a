import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Properties;

public class OwnProperties extends Properties {
    private final List<String> asked;

    OwnProperties(List<String> asked) {
        this.asked = asked;
    }

    @Override
    public String getProperty(String key) {
        asked.add(key);
        return super.getProperty(key);
    }

    public static void main(String[] args) {
        List<String> asked = new ArrayList<>();
        asked.add("nothing");
        Properties before = System.getProperties();
        System.setProperties(new OwnProperties(asked));
        try {
            Iterator<String> each = asked.iterator();
            System.getProperty("colour");
            System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
        } finally {
            System.setProperties(before);
        }
    }
}
