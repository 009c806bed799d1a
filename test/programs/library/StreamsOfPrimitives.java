import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class StreamsOfPrimitives {
    static boolean prime(int n) {
        return n > 1 && IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0);
    }

    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 30).filter(StreamsOfPrimitives::prime).boxed().collect(Collectors.toList()));
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
        System.out.println(DoubleStream.of(1.5, 2.5, 3).sum() + " " + DoubleStream.of(1, 2).average().orElse(0) + " " + DoubleStream.empty().max().isPresent());
        System.out.println(IntStream.rangeClosed(1, 4).mapToObj(i -> IntStream.rangeClosed(1, 4).mapToObj(j -> "" + i * j).collect(Collectors.joining(" "))).collect(Collectors.joining("/")));
        OptionalInt first = IntStream.iterate(7, x -> x * 3 % 101).filter(x -> x > 90).findFirst();
        System.out.println(first.getAsInt() + " " + OptionalInt.empty() + " " + OptionalInt.of(3));
        System.out.println(IntStream.range(0, 5).asLongStream().map(x -> x << 33).sum() + " " + IntStream.of(1, 2).asDoubleStream().map(Math::sqrt).max().getAsDouble());
        System.out.println(IntStream.range(0, 20).mapToLong(i -> (long) i * i * i).max().getAsLong() + " " + IntStream.of(3, 4).mapToDouble(i -> i / 2.0).sum());
        int[] evens = IntStream.range(0, 10).filter(i -> (i & 1) == 0).toArray();
        System.out.println(Arrays.toString(evens) + " " + Arrays.stream(evens, 1, 3).sum() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).count());
        System.out.println("mississippi".chars().distinct().count() + " " + "abc".chars().map(c -> c - 'a').sum() + " " + "a1b2".chars().filter(Character::isDigit).mapToObj(c -> "" + (char) c).collect(Collectors.joining()));
        System.out.println(List.of("x", "yy", "zzz").stream().mapToInt(String::length).map(n -> n * n).boxed().map(Object::toString).collect(Collectors.joining("+")));
        System.out.println(IntStream.rangeClosed(1, 100).filter(i -> i % 3 == 0 || i % 5 == 0).sum() + " " + IntStream.rangeClosed(1, 5).mapToObj(Integer::toString).reduce("", (a, b) -> b + a));
        long triples = IntStream.rangeClosed(1, 30).boxed().flatMap(a -> IntStream.rangeClosed(a, 30).filter(b -> Math.sqrt(a * a + b * b) % 1 == 0).mapToObj(b -> new int[] {a, b})).count();
        System.out.println(triples);
        StringBuilder out = new StringBuilder();
        IntStream.of(5, 2, 8).sorted().forEach(i -> out.append(i).append(','));
        IntStream.range(0, 3).boxed().sorted((a, b) -> b - a).forEachOrdered(out::append);
        System.out.println(out + " " + IntStream.rangeClosed(1, 5).skip(1).limit(3).boxed().toList() + " " + IntStream.of(4, 4, 5).distinct().boxed().toList());
        System.out.println(IntStream.of(1, 2, 3).anyMatch(i -> i > 2) + " " + IntStream.empty().average() + " " + IntStream.of(7).summaryStatistics());
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3).mapToObj(d -> String.format("%.1f", d)).toList() + " " + LongStream.of(1, 2).boxed().toList());
        System.out.println(IntStream.empty().max().getAsInt());
    }
}
