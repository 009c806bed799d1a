import java.util.ArrayList;
import java.util.List;

public class FirstOfThread {
    private static final ThreadLocal<List<String>> NAMES = new ThreadLocal<>();

    static void add(String name) {
        NAMES.get().add(name); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        NAMES.set(new ArrayList<>());
        add("a");
        NAMES.remove();
        add("b");
    }
}
