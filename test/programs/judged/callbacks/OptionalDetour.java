import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

public class OptionalDetour {
    private static final List<String> TRAIL = new ArrayList<>(List.of("home"));

    static String visit(String place) {
        TRAIL.add(place);
        return place.toUpperCase();
    }

    public static void main(String[] args) {
        Iterator<String> idle = TRAIL.iterator();
        System.out.println(Optional.<String>empty().map(OptionalDetour::visit).isPresent());
        System.out.println(idle.next());
        Iterator<String> trail = TRAIL.iterator();
        System.out.println(Optional.of("lake").map(OptionalDetour::visit).get());
        System.out.println(trail.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
