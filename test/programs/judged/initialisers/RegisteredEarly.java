import java.util.ArrayList;
import java.util.List;

public class RegisteredEarly {
    static final List<RegisteredEarly> ALL = new ArrayList<>();
    private final String name;

    RegisteredEarly(String given) {
        ALL.add(this);
        name = given.trim(); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        new RegisteredEarly(" a ");
        try {
            new RegisteredEarly(args.length == 0 ? null : args[0]);
        } catch (NullPointerException problem) {
            System.out.println("refused");
        }
        for (RegisteredEarly each : ALL) System.out.println(each.name.length()); // fails: java.lang.NullPointerException
    }
}
