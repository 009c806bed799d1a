import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class MergedVotes {
    public static void main(String[] args) {
        Map<String, Integer> votes = new HashMap<>();
        Map<String, Integer> ties = new HashMap<>();
        votes.put("ann", 1);
        ties.put("nobody", 0);
        Iterator<String> tied = ties.keySet().iterator();
        votes.merge("bob", 1, (left, right) -> {
            ties.put("unused", 0);
            return left + right;
        });
        System.out.println(tied.hasNext());
        votes.merge("ann", 1, (left, right) -> {
            ties.put("ann", left);
            return left + right;
        });
        System.out.println(tied.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
