import java.util.ArrayList;
import java.util.List;

public class PrunedGuests {
    private final List<String> guests = new ArrayList<>();

    boolean isUnwelcome(String name) {
        if (name.startsWith("x")) guests.add("replacement");
        return name.isEmpty();
    }

    public static void main(String[] args) {
        PrunedGuests party = new PrunedGuests();
        party.guests.add("ann");
        party.guests.removeIf(party::isUnwelcome);
        party.guests.add("xaver");
        party.guests.removeIf(party::isUnwelcome); // fails: java.util.ConcurrentModificationException (in the library)
        System.out.println(party.guests);
    }
}
