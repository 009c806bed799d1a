import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

public class ComparatorLog implements Comparator<String> {
    private final List<String> compared = new ArrayList<>(List.of("begin"));

    @Override
    public int compare(String left, String right) {
        compared.add(left);
        return left.compareTo(right);
    }

    public static void main(String[] args) {
        ComparatorLog log = new ComparatorLog();
        String[] single = {"only"};
        Iterator<String> calm = log.compared.iterator();
        Arrays.sort(single, Comparator.naturalOrder());
        System.out.println(calm.next());
        Iterator<String> steps = log.compared.iterator();
        Arrays.sort(new String[] {"b", "a"}, log);
        System.out.println(steps.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
