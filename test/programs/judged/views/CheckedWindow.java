import java.util.*;

public class CheckedWindow {
    public static void main(String[] args) {
        List<Integer> all = new ArrayList<>(List.of(1, 2, 3, 4));
        List<Integer> window = Collections.synchronizedList(all.subList(1, 3));
        window.clear();
        System.out.println(all.size());
        System.out.println(all.get(2)); // fails: java.lang.IndexOutOfBoundsException (in the library)
    }
}
