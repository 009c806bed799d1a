import java.util.ArrayDeque;
import java.util.Deque;

public class BacktrackingStack {
    private final Deque<Integer> chosen = new ArrayDeque<>();

    int search(int left) {
        if (left < 0) return 0;
        if (left == 0) return chosen.size();
        chosen.push(left);
        int best = search(left - 1);
        if (left % 2 == 0) chosen.pop();
        chosen.pop(); // fails: java.util.NoSuchElementException (in the library)
        return best;
    }

    public static void main(String[] args) {
        BacktrackingStack search = new BacktrackingStack();
        System.out.println(search.search(1));
        System.out.println(search.search(2));
    }
}
