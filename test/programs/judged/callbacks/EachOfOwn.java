import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

public class EachOfOwn implements Iterable<String> {
    private final List<String> items = new ArrayList<>();
    private int walks;

    @Override
    public Iterator<String> iterator() {
        walks++;
        if (walks == 2) items.add("late");
        return items.iterator();
    }

    public static void main(String[] args) {
        EachOfOwn all = new EachOfOwn();
        all.items.add("a");
        Iterator<String> direct = all.items.iterator();
        Consumer<String> print = System.out::println;
        all.forEach(print);
        System.out.println(direct.hasNext());
        all.spliterator().forEachRemaining(print);
        System.out.println(direct.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
