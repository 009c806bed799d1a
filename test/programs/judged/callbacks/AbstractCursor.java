import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;

public class AbstractCursor extends AbstractList<Integer> {
    private final ArrayList<Integer> log = new ArrayList<>();

    @Override
    public Integer get(int index) {
        log.add(index);
        return index;
    }

    @Override
    public int size() {
        return 5;
    }

    public static void main(String[] args) {
        AbstractCursor numbers = new AbstractCursor();
        numbers.log.add(-1);
        Iterator<Integer> cursor = numbers.iterator();
        Iterator<Integer> log = numbers.log.iterator();
        System.out.println(cursor.hasNext());
        System.out.println(cursor.next());
        System.out.println(log.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
