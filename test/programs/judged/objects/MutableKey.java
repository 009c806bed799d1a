import java.util.HashMap;
import java.util.Map;

public class MutableKey {
    int number;

    MutableKey(int number) {
        this.number = number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MutableKey key && key.number == number;
    }

    public static void main(String[] args) {
        Map<MutableKey, String> names = new HashMap<>();
        MutableKey key = new MutableKey(1);
        names.put(key, "one");
        System.out.println(names.get(key).length());
        key.number = 2;
        System.out.println(names.get(key).length()); // fails: java.lang.NullPointerException
    }
}
