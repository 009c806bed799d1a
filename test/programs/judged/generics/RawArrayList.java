import java.util.ArrayList;
import java.util.List;

public class RawArrayList {
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void add(List names) {
        names.add(5);
    }

    public static void main(String[] args) {
        List<String> names = new ArrayList<>();
        names.add("a");
        add(names);
        StringBuilder all = new StringBuilder();
        names.forEach(name -> all.append(name)); // fails: java.lang.ClassCastException (in a method reference)
    }
}
