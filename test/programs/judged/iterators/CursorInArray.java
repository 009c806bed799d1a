import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

public class CursorInArray {
    public static void main(String[] args) {
        Set<String> colors = new LinkedHashSet<>(Set.of("red"));
        Iterator<?>[] cursors = new Iterator<?>[2];
        for (int each = 0; each < cursors.length; each++) cursors[each] = colors.iterator();
        System.out.println(cursors[0].next());
        colors.remove("red");
        colors.add("blue");
        System.out.println(cursors[1].next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
