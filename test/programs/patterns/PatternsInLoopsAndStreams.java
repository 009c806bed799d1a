// needs: 21
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public class PatternsInLoopsAndStreams {
    sealed interface Event permits Login, Logout, Transfer {
    }

    record Login(String user, int at) implements Event {
    }

    record Logout(String user, int at) implements Event {
    }

    record Transfer(Login session, Money amount) implements Event {
    }

    record Money(long cents, String currency) {
        Money {
            if (cents < 0) throw new IllegalArgumentException("negative");
        }
    }

    static String replay(List<? extends Event> events) {
        StringBuilder out = new StringBuilder();
        int online = 0;
        for (Event event : events) {
            out.append(switch (event) {
                case Login(String user, int at) when at > 100 -> {
                    online++;
                    yield user + " late";
                }
                case Login l -> {
                    online++;
                    yield l.user();
                }
                case Logout(var user, var at) -> {
                    if (--online < 0) throw new IllegalStateException(user + " was not online at " + at);
                    yield "-" + user;
                }
                case Transfer(Login(var user, int at), Money(long cents, String currency)) when currency.equals("EUR") && cents >= 100_00 -> "big " + user + at;
                case Transfer(Login(var user, var ignored), Money m) -> user + ":" + m.cents();
            }).append(online).append(' ');
        }
        return out.toString().trim();
    }

    static int sumOfInts(Object o) {
        if (o instanceof Integer i) return i;
        if (o instanceof int[] a) {
            int s = 0;
            for (int x : a) s += x;
            return s;
        }
        if (o instanceof Iterable<?> items) {
            int s = 0;
            for (Object item : items) s += sumOfInts(item);
            return s;
        }
        return o instanceof Money(long c, var ignored) ? (int) c : 0;
    }

    static Function<Object, String> describer(String prefix) {
        return o -> prefix + switch (o) {
            case null -> "nothing";
            case Character c when Character.isDigit(c) -> "digit";
            case Character c -> "letter " + c;
            case Long l -> "long " + (l + 1);
            case Enum<?> e -> "enum " + e.ordinal();
            case Object[] array -> "array of " + array.length;
            case Runnable r -> {
                r.run();
                yield "ran";
            }
            default -> o.toString();
        };
    }

    public static void main(String[] args) {
        Login ann = new Login("ann", 5), bob = new Login("bob", 500);
        System.out.println(replay(List.of(ann, bob, new Transfer(ann, new Money(100_00, "EUR")), new Transfer(bob, new Money(7, "USD")), new Logout("ann", 9))));
        System.out.println(sumOfInts(List.of(1, List.of(2, new int[] {3, 4}), "x", new Money(5, ""))));
        List<Object> items = new ArrayList<>(List.of('7', 'x', 41L, Thread.State.BLOCKED, new String[2], 2.5, (Runnable) () -> System.out.print("[side effect]")));
        items.add(null);
        for (Object item : items) System.out.println(describer("> ").apply(item));
        System.out.println(items.stream().filter(o -> o instanceof Character c && c > 'a').count());
        System.out.println(replay(List.of(new Logout("eve", 1))));
    }
}
