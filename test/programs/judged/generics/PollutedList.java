import java.util.ArrayList;
import java.util.List;

public class PollutedList {
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void addAny(List list, Object element) {
        list.add(element);
    }

    public static void main(String[] args) {
        List<String> names = new ArrayList<>();
        addAny(names, "ann");
        String first = names.get(0);
        System.out.println(first.length());
        addAny(names, 7);
        String second = names.get(1); // fails: java.lang.ClassCastException
        System.out.println(second.length());
    }
}
