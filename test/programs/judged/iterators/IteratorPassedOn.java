import java.util.*;

public class IteratorPassedOn {
    interface Step {
        void take(Iterator<Integer> from);
    }

    static final List<Step> steps = new ArrayList<>();

    public static void main(String[] args) {
        steps.add(from -> from.next());
        steps.add(from -> from.remove());
        steps.add(from -> from.remove()); // fails: java.lang.IllegalStateException (in the library)
        List<Integer> numbers = new ArrayList<>(List.of(1, 2));
        Iterator<Integer> each = numbers.iterator();
        for (Step step : steps) step.take(each);
    }
}
