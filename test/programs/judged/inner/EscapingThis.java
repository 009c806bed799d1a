import java.util.ArrayList;
import java.util.List;

public class EscapingThis {
    static final List<EscapingThis> ALL = new ArrayList<>();

    final String title;

    EscapingThis(String title) {
        ALL.add(this);
        audit();
        this.title = title;
    }

    static void audit() {
        for (EscapingThis each : ALL) {
            System.out.println(each.title.length()); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        audit();
        new EscapingThis("first");
    }
}
