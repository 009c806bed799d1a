import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedWalk {
    public static void main(String[] args) {
        List<Integer> numbers = Collections.synchronizedList(new ArrayList<>());
        numbers.add(1);
        numbers.add(2);
        numbers.add(3);
        synchronized (numbers) {
            for (Integer number : numbers) { // fails: java.util.ConcurrentModificationException (in the library)
                if (number == 1) numbers.remove(number);
            }
        }
    }
}
