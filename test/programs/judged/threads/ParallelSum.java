import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class ParallelSum {
    public static void main(String[] args) {
        AtomicInteger left = new AtomicInteger(3);
        System.out.println(9 / left.get());
        List.of("a", "b", "c").parallelStream().forEach(each -> left.decrementAndGet());
        System.out.println(9 / left.get()); // fails: java.lang.ArithmeticException
    }
}
