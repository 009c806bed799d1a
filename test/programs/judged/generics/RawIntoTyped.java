import java.util.*;

public class RawIntoTyped {
    static class Shelf<T extends Comparable<T>> {
        private final List<T> items = new ArrayList<>();
        void add(T item) {
            items.add(item);
        }
        T largest() {
            return Collections.max(items);
        }
    }

    @SuppressWarnings({ "unchecked", "rawtypes" })
    public static void main(String[] args) {
        Shelf<Integer> shelf = new Shelf<>();
        Shelf raw = shelf;
        raw.add("text");
        System.out.println(raw.largest());
        int largest = shelf.largest(); // fails: java.lang.ClassCastException
        System.out.println(largest);
    }
}
