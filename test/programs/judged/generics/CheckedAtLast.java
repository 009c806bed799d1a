import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CheckedAtLast {
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void put(List into, Object what) {
        into.add(what); // fails: java.lang.ClassCastException (in the library)
    }

    public static void main(String[] args) {
        List<String> plain = new ArrayList<>();
        put(plain, "a");
        put(plain, 1);
        System.out.println(plain.size());
        List<String> checked = Collections.checkedList(new ArrayList<>(), String.class);
        put(checked, "a");
        put(checked, null);
        System.out.println(checked.get(0).length());
        put(checked, 1);
    }
}
