import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class DirectRun {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("a", "b"));
        Thread task = new Thread(() -> names.remove("b"));
        Iterator<String> cursor = names.iterator();
        cursor.next();
        task.run();
        System.out.println(names.size());
        names.add("c");
        task.run();
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
