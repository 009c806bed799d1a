import java.util.OptionalInt;
import java.util.stream.IntStream;

public class OptionalIntEmpty {
    static OptionalInt smallest(int... values) {
        return IntStream.of(values).min();
    }

    public static void main(String[] args) {
        System.out.println(smallest(3, 2).getAsInt());
        OptionalInt none = smallest();
        System.out.println(none.orElse(-1));
        System.out.println(none.getAsInt()); // fails: java.util.NoSuchElementException (in the library)
    }
}
