import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class SortedInPlace {
    private final List<Integer> ranks = new ArrayList<>();

    int best() {
        int best = 0;
        for (Iterator<Integer> cursor = ranks.iterator(); cursor.hasNext(); ) {
            best = Math.max(best, cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
            order();
        }
        return best;
    }

    private void order() {
        ranks.replaceAll(rank -> rank);
    }

    public static void main(String[] args) {
        SortedInPlace table = new SortedInPlace();
        table.ranks.add(1);
        System.out.println(table.best());
        table.ranks.add(2);
        System.out.println(table.best());
    }
}
