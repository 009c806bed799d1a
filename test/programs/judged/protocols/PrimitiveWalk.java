import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

public class PrimitiveWalk {
    public static void main(String[] args) {
        java.util.PrimitiveIterator.OfInt each = IntStream.range(0, 2).iterator();
        int sum = each.nextInt();
        sum += each.next();
        System.out.println(sum);
        sum += each.nextInt(); // fails: java.util.NoSuchElementException (in the library)
    }
}
