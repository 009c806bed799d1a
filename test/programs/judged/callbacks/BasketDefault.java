import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

public class BasketDefault {
    private final List<String> items = new ArrayList<>(List.of("apple", "pear"));

    String nameOf(String given) {
        return Objects.requireNonNullElseGet(given, () -> {
            items.add("unnamed");
            return "unnamed";
        });
    }

    public static void main(String[] args) {
        BasketDefault basket = new BasketDefault();
        Iterator<String> calm = basket.items.iterator();
        System.out.println(basket.nameOf("plum"));
        System.out.println(calm.next());
        Iterator<String> each = basket.items.iterator();
        System.out.println(basket.nameOf(null));
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
