import java.util.Optional;

public class OptionalMapsToNull {
    private String nick;

    String nick() {
        return nick;
    }

    public static void main(String[] args) {
        Optional<OptionalMapsToNull> someone = Optional.of(new OptionalMapsToNull());
        System.out.println(someone.isPresent());
        Optional<String> name = someone.map(OptionalMapsToNull::nick);
        if (someone.isPresent()) System.out.println(name.orElse(null) == null);
        System.out.println(name.get()); // fails: java.util.NoSuchElementException (in the library)
    }
}
