import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** An updater is given the field by its name. */
public class SwappedByUpdater {
    private volatile String state = "new";

    static final AtomicReferenceFieldUpdater<SwappedByUpdater, String> STATE =
            AtomicReferenceFieldUpdater.newUpdater(SwappedByUpdater.class, String.class, "state");

    int length() {
        return state.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        SwappedByUpdater one = new SwappedByUpdater();
        System.out.println(one.length());
        STATE.set(one, null);
        System.out.println(one.length());
    }
}
