import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

public class ArraysText {
    static final List<String> SHOWN = new LinkedList<>(List.of("a", "b"));

    @Override
    public String toString() {
        SHOWN.remove("b");
        return "shown";
    }

    public static void main(String[] args) {
        ListIterator<String> shown = SHOWN.listIterator();
        System.out.println(Arrays.toString(new Object[] {"plain"}));
        System.out.println(shown.next());
        System.out.println(Arrays.toString(new Object[] {new ArraysText()}));
        System.out.println(shown.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
