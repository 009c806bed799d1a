import java.util.ArrayList;
import java.util.List;

public class ListToWrongArray {
    static Object[] numbers(int size) {
        return size > 1 ? new Integer[size] : new Object[size];
    }

    public static void main(String[] args) {
        List<Object> values = new ArrayList<>(List.of(1, "a"));
        Object[] copied = values.toArray(numbers(1));
        System.out.println(copied[1]);
        Object[] held = numbers(1);
        held[0] = "text";
        Object[] slots = numbers(2);
        slots[0] = values.get(0);
        System.out.println(slots[0]);
        slots[1] = values.get(1); // fails: java.lang.ArrayStoreException
    }
}
