import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;

public class IteratorSharedInLambda {
    public static void main(String[] args) {
        Iterator<Integer> numbers = List.of(1, 2, 3).iterator();
        Supplier<Integer> next = numbers::next;
        int sum = 0;
        while (numbers.hasNext()) {
            sum += next.get();
            sum += numbers.next(); // fails: java.util.NoSuchElementException (in the library)
        }
        System.out.println(sum);
    }
}
