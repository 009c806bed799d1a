import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class StaticReset {
    static final List<String> EVENTS = new ArrayList<>(List.of("main"));

    static class Plugin {
        static final int VERSION;

        static {
            EVENTS.add("plugin loaded");
            VERSION = EVENTS.size();
        }
    }

    public static void main(String[] args) {
        Iterator<String> events = EVENTS.iterator();
        System.out.println(Plugin.VERSION);
        System.out.println(events.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
