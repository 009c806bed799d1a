import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class RemovedByIndex {
    static String name(Set<Short> left) {
        return left.isEmpty() ? "none" : null;
    }

    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>(List.of(5, 1));
        numbers.remove(1);
        String rest = numbers.contains(5) ? "five" : null;
        System.out.println(rest.length());
        Set<Short> small = new HashSet<>();
        for (short each = 0; each < 2; each++) {
            small.add(each);
            small.remove(each - 0);
        }
        System.out.println(name(new HashSet<>()).length());
        System.out.println(name(small).length()); // fails: java.lang.NullPointerException
    }
}
