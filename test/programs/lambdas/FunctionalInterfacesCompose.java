import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

public class FunctionalInterfacesCompose {
    interface Parser<T> {
        Result<T> parse(String input);

        record Result<T>(T value, String rest) {
        }

        default <U> Parser<U> map(Function<? super T, ? extends U> f) {
            return input -> {
                Result<T> r = parse(input);
                return r == null ? null : new Result<>(f.apply(r.value()), r.rest());
            };
        }

        default <U, R> Parser<R> then(Parser<U> next, BiFunction<? super T, ? super U, ? extends R> combine) {
            return input -> {
                Result<T> first = parse(input);
                if (first == null) return null;
                Result<U> second = next.parse(first.rest());
                return second == null ? null : new Result<>(combine.apply(first.value(), second.value()), second.rest());
            };
        }

        default Parser<T> or(Parser<T> other) {
            return input -> {
                Result<T> r = parse(input);
                return r != null ? r : other.parse(input);
            };
        }

        static Parser<Character> one(Predicate<Character> accept) {
            return input -> input.isEmpty() || !accept.test(input.charAt(0)) ? null : new Result<>(input.charAt(0), input.substring(1));
        }

        static <T> Parser<T> many(Parser<T> item, T zero, BinaryOperator<T> combine) {
            return input -> {
                T value = zero;
                String rest = input;
                for (Result<T> r; (r = item.parse(rest)) != null; rest = r.rest()) value = combine.apply(value, r.value());
                return new Result<>(value, rest);
            };
        }
    }

    public static void main(String[] args) {
        Predicate<String> empty = String::isEmpty;
        Predicate<String> shortWord = s -> s.length() < 4;
        System.out.println(empty.negate().and(shortWord).test("abc") + " " + empty.or(s -> s.startsWith("x")).test("xyz") + " " + Predicate.not(empty).test("") + " " + Predicate.isEqual("a").test("a"));
        Function<Integer, Integer> plus = x -> x + 1, times = x -> x * 2;
        System.out.println(plus.andThen(times).apply(5) + " " + plus.compose(times).apply(5) + " " + Function.<Integer>identity().apply(9));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(x -> "sum " + x).apply(2, 3));
        StringBuilder log = new StringBuilder();
        Consumer<String> append = log::append;
        append.andThen(s -> log.append(s.length())).accept("word");
        BiConsumer<String, Integer> repeat = (s, n) -> log.append(s.repeat(n));
        repeat.andThen((s, n) -> log.append('.')).accept("ab", 2);
        ObjIntConsumer<String> at = (s, i) -> log.append(s.charAt(i));
        at.accept("xyz", 2);
        System.out.println(log);
        UnaryOperator<String> trim = String::trim;
        System.out.println(trim.andThen(String::length).apply("  hi  ") + " " + BinaryOperator.minBy(Integer::compare).apply(4, 2) + " " + BinaryOperator.<String>maxBy(String::compareTo).apply("a", "b"));
        IntPredicate even = n -> n % 2 == 0;
        System.out.println(even.and(n -> n > 10).test(12) + " " + even.negate().test(3));
        DoubleUnaryOperator half = x -> x / 2;
        System.out.println(half.andThen(Math::sqrt).applyAsDouble(8) + " " + DoubleUnaryOperator.identity().applyAsDouble(1.5));
        ToDoubleFunction<String> parse = Double::parseDouble;
        System.out.println(parse.applyAsDouble("2.5") + 1);
        BooleanSupplier yes = () -> true;
        System.out.println(yes.getAsBoolean());
        Parser<Integer> digit = Parser.one(Character::isDigit).map(c -> c - '0');
        Parser<Integer> number = digit.then(Parser.many(digit, 0, (a, d) -> a * 10 + d), (d, rest) -> Integer.parseInt("" + d + (rest == 0 ? "" : rest)));
        Parser<Integer> sum = number.then(Parser.one(c -> c == '+'), (n, c) -> n).then(number, Integer::sum).or(number);
        System.out.println(sum.parse("12+30rest") + " " + sum.parse("7") + " " + sum.parse("x"));
    }
}
