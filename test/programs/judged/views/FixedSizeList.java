import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class FixedSizeList {
    static void extend(List<String> list) {
        list.set(0, "changed");
        list.add("more"); // fails: java.lang.UnsupportedOperationException (in the library)
    }

    public static void main(String[] args) {
        extend(new ArrayList<>(Arrays.asList("a")));
        String[] backing = {"a", "b"};
        List<String> view = Arrays.asList(backing);
        view.set(1, "c");
        System.out.println(backing[1]);
        extend(view);
    }
}
