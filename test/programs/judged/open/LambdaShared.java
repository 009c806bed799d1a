import java.util.ArrayList;
import java.util.List;

public class LambdaShared {
    static Runnable task() {
        return () -> System.out.println("task");
    }

    public static void main(String[] args) {
        List<Runnable> tasks = new ArrayList<>();
        Runnable first = task();
        tasks.add(first);
        Runnable kept = tasks.get(0) == first ? first : null;
        kept.run();
        Runnable other = task() == first ? null : first;
        other.run(); // undecided: null-dereference
    }
}
