import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.ArrayDeque;
import java.util.Iterator;

public class PrivilegedChange {
    private final ArrayDeque<Integer> rest = new ArrayDeque<>();

    @SuppressWarnings("removal")
    int take() {
        rest.add(1);
        rest.add(2);
        Iterator<Integer> cursor = rest.iterator();
        PrivilegedAction<Boolean> action = () -> {
            rest.clear();
            return true;
        };
        boolean done = AccessController.doPrivileged(action);
        return done ? cursor.next() : 0; // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(new PrivilegedChange().take());
    }
}
