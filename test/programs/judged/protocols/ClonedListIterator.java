import java.util.ArrayList;
import java.util.Iterator;

public class ClonedListIterator {
    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        ArrayList<String> words = new ArrayList<>();
        words.add("a");
        ArrayList<String> copy = (ArrayList<String>) words.clone();
        Iterator<String> original = words.iterator();
        Iterator<String> cloned = copy.iterator();
        copy.add("b");
        System.out.println(original.next());
        System.out.println(cloned.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
