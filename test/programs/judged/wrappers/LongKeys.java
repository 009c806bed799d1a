import java.util.HashMap;
import java.util.Map;

public class LongKeys {
    private final Map<Long, Integer> ages = new HashMap<>();

    int age(int id) {
        return ages.get(id); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        LongKeys people = new LongKeys();
        people.ages.put(7L, 30);
        System.out.println(people.ages.get(7L) + 1);
        System.out.println(people.age(7));
    }
}
