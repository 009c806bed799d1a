import java.util.ArrayList;
import java.util.List;

public class CastAtCaller {
    @SuppressWarnings("unchecked")
    static <T> T first(List<?> any) {
        return (T) any.get(0);
    }

    public static void main(String[] args) {
        List<Object> mixed = new ArrayList<>();
        mixed.add(1);
        Object kept = first(mixed);
        System.out.println(kept);
        String text = first(mixed); // fails: java.lang.ClassCastException
        System.out.println(text);
    }
}
