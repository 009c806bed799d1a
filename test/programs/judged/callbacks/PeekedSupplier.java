import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class PeekedSupplier {
    static class Ticket implements Supplier<String> {
        private final Iterator<String> numbers = List.of("1", "2").iterator();

        @Override
        public String get() {
            return numbers.next(); // fails: java.util.NoSuchElementException (in the library)
        }
    }

    public static void main(String[] args) {
        System.out.println(Stream.generate(new Ticket()).limit(2).collect(Collectors.joining()));
        System.out.println(Stream.generate(new Ticket()).limit(3).collect(Collectors.joining()));
    }
}
