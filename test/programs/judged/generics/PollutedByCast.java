import java.util.ArrayList;
import java.util.List;

public class PollutedByCast {
    @SuppressWarnings("unchecked")
    static <T> List<T> as(List<?> list) {
        return (List<T>) list;
    }

    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>(List.of(1, 2));
        List<String> words = as(numbers);
        System.out.println(words.size());
        Object first = words.get(0);
        System.out.println(first);
        System.out.println(words.get(1).length()); // fails: java.lang.ClassCastException
    }
}
