import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

public class OptionalChains {
    record Address(String street, Optional<String> city) {
    }

    record User(String name, Address address) {
    }

    static final Map<String, User> USERS = new HashMap<>();

    static Optional<User> find(String name) {
        return Optional.ofNullable(USERS.get(name));
    }

    static String city(String name) {
        return find(name).map(User::address).flatMap(Address::city).map(String::toUpperCase).orElse("unknown");
    }

    static int defaults;

    static String fallback() {
        defaults++;
        return "fallback";
    }

    public static void main(String[] args) {
        USERS.put("ann", new User("Ann", new Address("Main", Optional.of("Oslo"))));
        USERS.put("bob", new User("Bob", new Address("Side", Optional.empty())));
        USERS.put("cid", new User("Cid", null));
        for (String name : List.of("ann", "bob", "cid", "dee")) System.out.print(city(name) + " ");
        System.out.println();
        Optional<String> some = Optional.of("value"), none = Optional.empty();
        System.out.println(some + " " + none + " " + some.isPresent() + " " + none.isEmpty() + " " + some.equals(Optional.of("value")) + " " + some.hashCode());
        System.out.println(some.filter(s -> s.length() > 10) + " " + some.map(String::length) + " " + some.map(s -> (String) null) + " " + none.or(() -> Optional.of("other")));
        System.out.println(some.orElse(fallback()) + defaults + some.orElseGet(OptionalChains::fallback) + defaults + none.orElseGet(OptionalChains::fallback) + defaults);
        some.ifPresent(s -> System.out.print("present " + s + " "));
        none.ifPresentOrElse(s -> System.out.print("no"), () -> System.out.println("absent"));
        System.out.println(some.stream().count() + " " + none.stream().count() + " " + Optional.ofNullable((Object) null));
        try {
            none.orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            none.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(List.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(3)).stream().flatMap(Optional::stream).mapToInt(i -> i).sum());
        Optional<Integer> parsed = Optional.of("42").map(Integer::valueOf).filter(n -> n > 40);
        System.out.println(parsed.get() + 1 + " " + Optional.of(Optional.of(1)));
        none.orElseThrow(() -> new IllegalStateException("nothing " + defaults));
    }
}
