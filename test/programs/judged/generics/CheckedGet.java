import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CheckedGet {
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<String> names = Collections.checkedList(new ArrayList<>(), String.class);
        names.add("ann");
        List raw = names;
        raw.add("bob");
        System.out.println(names.get(1).length());
        raw.add(new Object()); // fails: java.lang.ClassCastException (in the library)
    }
}
