import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class WrappedOnce {
    static String told(List<String> names) {
        List<String> wrapped = Collections.unmodifiableList(names);
        String text = wrapped == names ? null : "a new one";
        return text.trim(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        List<String> names = new ArrayList<>();
        System.out.println(told(names));
        System.out.println(told(Collections.unmodifiableList(names)));
    }
}
