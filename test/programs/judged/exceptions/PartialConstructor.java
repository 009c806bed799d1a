import java.util.ArrayList;
import java.util.List;

public class PartialConstructor {
    static final List<PartialConstructor> ALL = new ArrayList<>();
    private final String name;

    PartialConstructor(String given) {
        ALL.add(this);
        name = given.trim(); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        new PartialConstructor("a");
        try {
            new PartialConstructor(null);
        } catch (NullPointerException expected) {
            System.out.println(ALL.size());
        }
        for (PartialConstructor each : ALL) System.out.println(each.name.length()); // fails: java.lang.NullPointerException
    }
}
