import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class ChangedByDefault {
    interface Recorded {
        List<String> events();

        default void touch() {
            events().add("touched");
        }
    }

    static class Quiet implements Recorded {
        final List<String> events = new ArrayList<>(List.of("made"));

        @Override
        public List<String> events() {
            return new ArrayList<>(events);
        }
    }

    static class Loud extends Quiet {
        @Override
        public List<String> events() {
            return events;
        }
    }

    static String first(Quiet recorded) {
        Iterator<String> events = recorded.events.iterator();
        recorded.touch();
        return events.next(); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(first(new Quiet()));
        System.out.println(first(new Loud()));
    }
}
