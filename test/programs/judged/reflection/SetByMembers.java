import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** Another class goes through all fields of an object. */
public class SetByMembers {
    public static void main(String[] args) throws IllegalAccessException {
        Basket basket = new Basket();
        System.out.println(basket.size());
        Eraser.erase(basket);
        System.out.println(basket.size());
    }
}

class Basket {
    private final List<String> items = new ArrayList<>(List.of("apple"));

    int size() {
        return items.size(); // fails: java.lang.NullPointerException
    }
}

class Eraser {
    static void erase(Basket basket) throws IllegalAccessException {
        for (Field each : basket.getClass().getDeclaredFields()) {
            each.setAccessible(true);
            each.set(basket, null);
        }
    }
}
