// java: -ea
import java.util.ArrayList;
import java.util.List;

public class FailingAssertionEndsProgram {
    private final List<Integer> sorted = new ArrayList<>();

    void add(int value) {
        int at = 0;
        while (at < sorted.size() && sorted.get(at) < value) at++;
        sorted.add(at, value);
        assert isSorted() : "broken by " + value;
    }

    void addUnchecked(int value) {
        sorted.add(0, value);
        assert isSorted() : "broken by " + value + ": " + sorted;
    }

    boolean isSorted() {
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i - 1) > sorted.get(i)) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        FailingAssertionEndsProgram set = new FailingAssertionEndsProgram();
        for (int value : new int[] {5, 1, 4, 2}) {
            set.add(value);
            System.out.println(set.sorted);
        }
        set.addUnchecked(0);
        System.out.println(set.sorted);
        set.addUnchecked(9);
        System.out.println("not reached");
    }
}
