import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class AnonymousClassesKeepTheirTypeInLambdas {
    static <T, R> R with(T value, Function<? super T, ? extends R> function) {
        return function.apply(value);
    }

    static <T> T made(Supplier<? extends T> supplier) {
        return supplier.get();
    }

    public static void main(String[] args) {
        String prefix = args.length == 0 ? "<" : "[";
        System.out.println(Stream.of("pear", "fig", "apple")
                .map(word -> new Object() {
                    final String text = prefix + word;
                    final int length = word.length();

                    String twice() {
                        return text + text;
                    }
                })
                .filter(each -> each.length > 3)
                .map(each -> each.twice() + each.length)
                .collect(Collectors.joining(" ")));
        var counter = made(() -> new Object() {
            int count;

            int next() {
                return ++count;
            }
        });
        counter.next();
        counter.count += 10;
        System.out.println(counter.next());
        System.out.println(with(5, number -> new ArrayList<Integer>() {
            final int extra = number * 2;

            {
                add(number);
            }
        }).extra);
        int sum = Optional.of(3).map(each -> {
            class Local {
                int value = each;
            }
            return new Local() {
                int more = value + 1;
            };
        }).map(each -> each.value + each.more).get();
        System.out.println(sum);
        Supplier<List<String>> plain = () -> new ArrayList<>() {
            @Override
            public String toString() {
                return "mine" + super.toString();
            }
        };
        System.out.println(plain.get());
    }
}
