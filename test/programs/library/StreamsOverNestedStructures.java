import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamsOverNestedStructures {
    static class Tree {
        final String name;
        final int weight;
        final List<Tree> children = new ArrayList<>();

        Tree(String name, int weight, Tree... children) {
            this.name = name;
            this.weight = weight;
            this.children.addAll(List.of(children));
        }

        Stream<Tree> flatten() {
            return Stream.concat(Stream.of(this), children.stream().flatMap(Tree::flatten));
        }

        int depth() {
            return 1 + children.stream().mapToInt(Tree::depth).max().orElse(0);
        }

        Stream<String> paths() {
            return children.isEmpty() ? Stream.of(name) : children.stream().flatMap(Tree::paths).map(p -> name + "/" + p);
        }
    }

    record Student(String name, Map<String, Integer> grades) {
        double average() {
            return grades.values().stream().mapToInt(Integer::intValue).average().orElse(Double.NaN);
        }
    }

    static List<List<Integer>> transpose(List<List<Integer>> rows) {
        return IntStream.range(0, rows.get(0).size()).mapToObj(c -> rows.stream().map(row -> row.get(c)).toList()).toList();
    }

    static <T extends Comparable<T>> boolean sorted(List<T> list) {
        return IntStream.range(1, list.size()).allMatch(i -> list.get(i - 1).compareTo(list.get(i)) <= 0);
    }

    static Set<Integer> primesUpTo(int n) {
        Set<Integer> composite = IntStream.rangeClosed(2, n).boxed().flatMap(i -> Stream.iterate(i * 2, m -> m <= n, m -> m + i)).collect(Collectors.toSet());
        return IntStream.rangeClosed(2, n).boxed().filter(i -> !composite.contains(i)).collect(Collectors.toCollection(TreeSet::new));
    }

    public static void main(String[] args) {
        Tree tree = new Tree("root", 1, new Tree("a", 2, new Tree("x", 7), new Tree("y", 1)), new Tree("b", 5));
        System.out.println(tree.flatten().map(t -> t.name).collect(Collectors.joining(" ")) + " " + tree.flatten().mapToInt(t -> t.weight).sum() + " " + tree.depth() + " " + tree.paths().toList());
        System.out.println(tree.flatten().max(Comparator.comparingInt(t -> t.weight)).map(t -> t.name).get() + " " + tree.flatten().filter(t -> t.children.isEmpty()).count());
        List<Student> students = List.of(new Student("Ann", Map.of("math", 90, "art", 70)), new Student("Bob", Map.of("math", 60)), new Student("Cid", Map.of()));
        System.out.println(students.stream().filter(s -> !Double.isNaN(s.average())).sorted(Comparator.comparingDouble(Student::average)).map(s -> s.name() + s.average()).toList());
        Map<String, Double> perSubject = students.stream().flatMap(s -> s.grades().entrySet().stream()).collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new, Collectors.averagingInt(Map.Entry::getValue)));
        System.out.println(perSubject);
        System.out.println(transpose(List.of(List.of(1, 2, 3), List.of(4, 5, 6))) + " " + sorted(List.of(1, 2, 2)) + " " + sorted(List.of("b", "a")));
        System.out.println(primesUpTo(40));
        int[][] grid = {{1, 2}, {3, 4}, {5, 6}};
        System.out.println(java.util.Arrays.stream(grid).flatMapToInt(java.util.Arrays::stream).sum() + " " + java.util.Arrays.stream(grid).mapToInt(r -> r[0] * r[1]).max().getAsInt());
        List<Integer> a = List.of(1, 2, 3), b = List.of(3, 4);
        System.out.println(a.stream().flatMap(x -> b.stream().filter(y -> (x + y) % 2 == 0).map(y -> x + "-" + y)).toList());
        Collection<Integer> common = a.stream().filter(b::contains).toList();
        System.out.println(common + " " + Stream.of(a, b).flatMap(List::stream).distinct().sorted(Comparator.reverseOrder()).toList());
        List<String> zipped = IntStream.range(0, Math.min(a.size(), b.size())).mapToObj(i -> a.get(i) + "&" + b.get(i)).toList();
        System.out.println(zipped + " " + IntStream.rangeClosed(1, 3).mapToObj(i -> "*".repeat(i)).collect(Collectors.joining("\n", "\n", "")));
    }
}
