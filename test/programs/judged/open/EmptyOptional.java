import java.util.Optional;

public class EmptyOptional {
    public static void main(String[] args) {
        Optional<String> none = Optional.empty();
        Optional<String> other = Optional.of("x").filter(String::isEmpty);
        System.out.println(none.equals(other));
        String text = none == other ? "same" : null;
        System.out.println(text.length()); // undecided: null-dereference
    }
}
