import java.util.List;
import java.util.function.Function;

public class ErasedFunction {
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Function<String, Integer> length = text -> text.length();
        System.out.println(length.apply("four"));
        Function raw = length;
        Object fine = raw.apply("five");
        System.out.println(fine);
        List<Integer> numbers = List.of(1);
        try {
            System.out.println(raw.apply(numbers.get(0))); // fails: java.lang.ClassCastException (caught, in a method reference)
        } catch (ClassCastException wrong) {
            fine = null;
        }
        System.out.println(fine.hashCode()); // fails: java.lang.NullPointerException
    }
}
