import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamPipelinesOverRecords {
    record Line(String product, int quantity, double price) {
        double total() {
            return quantity * price;
        }
    }

    record Order(int id, String customer, List<Line> lines) {
        double total() {
            return lines.stream().mapToDouble(Line::total).sum();
        }
    }

    static Order order(int id, String customer, String... lines) {
        return new Order(id, customer, Stream.of(lines).map(l -> l.split(":")).map(p -> new Line(p[0], Integer.parseInt(p[1]), Double.parseDouble(p[2]))).toList());
    }

    static String caesar(String s, int k) {
        return s.chars().map(c -> Character.isLetter(c) ? (Character.toLowerCase(c) - 'a' + k) % 26 + 'a' : c).mapToObj(Character::toString).collect(Collectors.joining());
    }

    static List<List<Integer>> permutations(List<Integer> items) {
        if (items.isEmpty()) return List.of(List.of());
        return IntStream.range(0, items.size()).boxed().flatMap(i -> {
            List<Integer> rest = Stream.concat(items.subList(0, i).stream(), items.subList(i + 1, items.size()).stream()).toList();
            return permutations(rest).stream().map(p -> Stream.concat(Stream.of(items.get(i)), p.stream()).toList());
        }).toList();
    }

    public static void main(String[] args) {
        List<Order> orders = List.of(order(1, "ann", "pen:3:1.5", "ink:1:9"), order(2, "bob", "pad:2:4.25"), order(3, "ann", "pen:10:1.25"), order(4, "cid"));
        System.out.println(orders.stream().mapToDouble(Order::total).sum());
        Map<String, Double> spent = orders.stream().collect(Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.summingDouble(Order::total)));
        System.out.println(spent);
        Map<String, Integer> sold = orders.stream().flatMap(o -> o.lines().stream()).collect(Collectors.toMap(Line::product, Line::quantity, Integer::sum, TreeMap::new));
        System.out.println(sold);
        System.out.println(orders.stream().sorted(Comparator.comparingDouble(Order::total).reversed()).map(Order::id).toList());
        System.out.println(orders.stream().filter(o -> o.lines().isEmpty()).map(Order::customer).findAny().orElse("none"));
        System.out.println(orders.stream().map(Order::lines).mapToInt(List::size).max().getAsInt());
        System.out.println(caesar("Hello, World", 3));
        List<List<Integer>> permutations = permutations(List.of(1, 2, 3));
        System.out.println(permutations.size() + " " + permutations);
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(Stream.of(1, 2, 3).map(add).map(f -> f.apply(10)).toList());
        System.out.println(Stream.of("apple", "bob", "cat").collect(Collectors.partitioningBy(s -> s.length() > 3, Collectors.counting())));
        System.out.println(IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).collect(Collectors.joining(" ")));
        System.out.println(orders.stream().map(Order::customer).distinct().sorted(Comparator.reverseOrder()).collect(Collectors.joining("|")));
        int[][] matrix = {{1, 2, 3}, {4, 5, 6}};
        System.out.println(IntStream.range(0, 3).mapToObj(c -> IntStream.range(0, 2).map(r -> matrix[r][c]).boxed().toList()).toList());
        System.out.println(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).limit(12).map(f -> "" + f[0]).collect(Collectors.joining(",")));
    }
}
