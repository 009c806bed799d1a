import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class MessageOfMine extends RuntimeException {
    private static final List<String> LOG = new ArrayList<>();

    @Override
    public String getLocalizedMessage() {
        LOG.add("asked");
        return "mine";
    }

    public static void main(String[] args) {
        LOG.add("start");
        Iterator<String> cursor = LOG.iterator();
        RuntimeException outer = new RuntimeException(new MessageOfMine());
        System.out.println(outer.getMessage().length());
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
