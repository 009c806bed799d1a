import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamsFilterMapReduce {
    public static void main(String[] args) {
        List<Integer> numbers = List.of(5, 3, 8, 1, 9, 2, 8);
        System.out.println(numbers.stream().filter(n -> n % 2 == 1).map(n -> n * n).collect(Collectors.toList()));
        System.out.println(numbers.stream().reduce(0, Integer::sum) + " " + numbers.stream().reduce(Integer::max).get() + " " + Stream.<Integer>empty().reduce(Integer::sum).isPresent());
        System.out.println(numbers.stream().sorted().toList() + " " + numbers.stream().sorted((a, b) -> b - a).limit(3).toList() + " " + numbers.stream().distinct().count());
        System.out.println(numbers.stream().skip(2).limit(3).map(String::valueOf).collect(Collectors.joining("-")));
        System.out.println(numbers.stream().anyMatch(n -> n > 8) + " " + numbers.stream().allMatch(n -> n > 0) + " " + numbers.stream().noneMatch(n -> n == 4) + " " + Stream.of().allMatch(x -> false));
        System.out.println(numbers.stream().mapToInt(Integer::intValue).sum() + " " + numbers.stream().mapToInt(n -> n).average().getAsDouble() + " " + numbers.stream().mapToInt(n -> n).max().getAsInt());
        System.out.println(numbers.stream().min(Integer::compare).get() + " " + numbers.stream().findFirst().get() + " " + numbers.stream().filter(n -> n > 100).findFirst().orElse(-1));
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).collect(Collectors.joining(",", "[", "]")));
        System.out.println(IntStream.range(0, 5).map(i -> i * i).boxed().collect(Collectors.toList()) + " " + IntStream.of(3, 1, 2).sorted().boxed().toList());
        System.out.println(Stream.iterate(1, n -> n * 2).limit(10).map(String::valueOf).collect(Collectors.joining(" ")));
        System.out.println(Stream.of("a", "b").flatMap(s -> Stream.of(s, s + s)).toList() + " " + List.of(List.of(1, 2), List.of(3)).stream().flatMap(List::stream).mapToInt(i -> i).sum());
        System.out.println(Arrays.stream(new int[] {1, 2, 3}).map(i -> i * 10).sum() + " " + Arrays.stream("a b c".split(" ")).map(String::toUpperCase).toList());
        System.out.println(Stream.of(1, 2, 3, 4).reduce("", (s, n) -> s + n, String::concat));
        System.out.println("hello".chars().mapToObj(c -> (char) c).map(c -> (char) (c + 1)).map(String::valueOf).collect(Collectors.joining()));
        StringBuilder order = new StringBuilder();
        Stream.of("one", "two", "three").peek(s -> order.append("peek ").append(s).append("; ")).filter(s -> s.length() > 3).forEach(s -> order.append("got ").append(s));
        System.out.println(order);
        System.out.println(Stream.of(5, 1, 3).sorted().map(n -> {
            System.out.print("map" + n + " ");
            return n;
        }).anyMatch(n -> n == 3));
        System.out.println(Stream.concat(Stream.of(1), Stream.of(2, 3)).toList() + " " + Stream.generate(() -> "g").limit(2).toList());
        Object[] array = numbers.stream().filter(n -> n > 5).toArray();
        Integer[] typed = numbers.stream().toArray(Integer[]::new);
        System.out.println(array.length + " " + typed[2] + " " + IntStream.iterate(1, i -> i < 100, i -> i * 3).sum());
        System.out.println(numbers.stream().takeWhile(n -> n != 1).toList() + " " + numbers.stream().dropWhile(n -> n != 1).toList());
        Stream<Integer> once = numbers.stream();
        once.count();
        once.count();
    }
}
