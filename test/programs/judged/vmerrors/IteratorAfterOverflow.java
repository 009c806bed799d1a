import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class IteratorAfterOverflow {
    private final List<Integer> depths = new ArrayList<>(List.of(0));

    void record(int depth) {
        if (depth == 50) depths.add(depth);
        record(depth + 1);
    }

    public static void main(String[] args) {
        IteratorAfterOverflow recorder = new IteratorAfterOverflow();
        Iterator<Integer> depths = recorder.depths.iterator();
        try {
            recorder.record(0);
        } catch (VirtualMachineError error) {
            System.out.println("stack ended");
        }
        System.out.println(depths.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
