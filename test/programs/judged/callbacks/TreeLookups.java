import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.TreeMap;

public class TreeLookups {
    static class Logged implements Comparator<String> {
        final ArrayList<String> seen = new ArrayList<>();

        @Override
        public int compare(String left, String right) {
            seen.add(left);
            return left.compareTo(right);
        }
    }

    public static void main(String[] args) {
        Logged order = new Logged();
        TreeMap<String, Integer> ranks = new TreeMap<>(order);
        ranks.put("a", 1);
        Iterator<String> calm = order.seen.iterator();
        System.out.println(ranks.size() + calm.next());
        Iterator<String> seen = order.seen.iterator();
        System.out.println(ranks.containsKey("b"));
        System.out.println(seen.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
