import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class AtomicUpdates {
    static String shorten(String text) {
        return text.length() < 2 ? null : text.substring(1); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        AtomicReference<String> text = new AtomicReference<>("abc");
        System.out.println(text.updateAndGet(AtomicUpdates::shorten));
        AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(1);
        slots.set(0, text.getAndUpdate(AtomicUpdates::shorten));
        System.out.println(slots.getAndUpdate(0, AtomicUpdates::shorten));
        System.out.println(slots.updateAndGet(0, AtomicUpdates::shorten));
        System.out.println(slots.updateAndGet(0, AtomicUpdates::shorten));
    }
}
