import java.util.concurrent.atomic.AtomicReferenceArray;

public class AtomicArrayHole {
    public static void main(String[] args) {
        AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(new String[] {"a", null});
        System.out.println(slots.get(0).length());
        System.out.println(slots.getAndSet(1, "b").length()); // fails: java.lang.NullPointerException
    }
}
