import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

public class DefaultHandlerAsked {
    static class Counted implements IntPredicate {
        final List<Integer> passed = new ArrayList<>();

        @Override
        public boolean test(int value) {
            passed.add(value);
            return true;
        }
    }

    public static void main(String[] args) {
        Counted counted = new Counted();
        IntStream numbers = IntStream.range(0, 3).filter(counted.negate());
        Iterator<Integer> cursor = counted.passed.iterator();
        System.out.println(cursor.hasNext());
        System.out.println(numbers.sum());
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
