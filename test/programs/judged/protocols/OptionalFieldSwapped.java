import java.util.Optional;

public class OptionalFieldSwapped {
    private Optional<String> name = Optional.of("n");

    void forget() {
        name = Optional.empty();
    }

    public static void main(String[] args) {
        OptionalFieldSwapped box = new OptionalFieldSwapped();
        if (box.name.isPresent()) {
            Runnable later = box::forget;
            later.run();
            System.out.println(box.name.get()); // fails: java.util.NoSuchElementException (in the library)
        }
    }
}
