import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StreamCollectors {
    record Employee(String name, String team, int salary) {
    }

    public static void main(String[] args) {
        List<Employee> staff = List.of(new Employee("Ann", "dev", 300), new Employee("Bob", "ops", 200), new Employee("Cid", "dev", 250), new Employee("Dee", "hr", 150), new Employee("Eve", "ops", 220));
        Map<String, List<String>> names = staff.stream().collect(Collectors.groupingBy(Employee::team, TreeMap::new, Collectors.mapping(Employee::name, Collectors.toList())));
        System.out.println(names);
        System.out.println(new TreeMap<>(staff.stream().collect(Collectors.groupingBy(Employee::team, Collectors.counting()))));
        System.out.println(new TreeMap<>(staff.stream().collect(Collectors.groupingBy(Employee::team, Collectors.summingInt(Employee::salary)))));
        System.out.println(new TreeMap<>(staff.stream().collect(Collectors.groupingBy(Employee::team, Collectors.averagingInt(Employee::salary)))));
        Map<Boolean, List<String>> parts = staff.stream().collect(Collectors.partitioningBy(e -> e.salary() > 210, Collectors.mapping(Employee::name, Collectors.toList())));
        System.out.println(parts + " " + parts.get(true).size());
        Map<String, Integer> byName = staff.stream().collect(Collectors.toMap(Employee::name, Employee::salary));
        System.out.println(byName);
        Map<String, String> merged = staff.stream().collect(Collectors.toMap(Employee::team, Employee::name, (a, b) -> a + "&" + b, LinkedHashMap::new));
        System.out.println(merged);
        Set<String> teams = staff.stream().map(Employee::team).collect(Collectors.toCollection(TreeSet::new));
        System.out.println(teams);
        System.out.println(staff.stream().map(Employee::name).collect(Collectors.joining(", ", "<", ">")));
        System.out.println(staff.stream().max(Comparator.comparingInt(Employee::salary)).map(Employee::name).get());
        System.out.println(staff.stream().sorted(Comparator.comparing(Employee::team).thenComparing(Employee::salary, Comparator.reverseOrder())).map(Employee::name).toList());
        var statistics = staff.stream().mapToInt(Employee::salary).summaryStatistics();
        System.out.println(statistics.getMin() + " " + statistics.getMax() + " " + statistics.getSum() + " " + statistics.getCount() + " " + statistics.getAverage());
        System.out.println(staff.stream().collect(Collectors.groupingBy(e -> e.salary() / 100, TreeMap::new, Collectors.maxBy(Comparator.comparing(Employee::name)))).values().stream().map(o -> o.get().name()).toList());
        TreeMap<String, Long> counted = Stream.of("x", "y", "x").collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        System.out.println(counted);
        System.out.println(staff.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) + " " + staff.stream().collect(Collectors.reducing(0, Employee::salary, Integer::sum)));
        ArrayList<Integer> custom = Stream.of(1, 2, 3).collect(ArrayList::new, (list, x) -> list.add(0, x), ArrayList::addAll);
        System.out.println(custom);
        String both = Stream.of(1, 2, 3, 4).collect(Collectors.teeing(Collectors.summingInt(x -> x), Collectors.counting(), (sum, count) -> sum + "/" + count));
        System.out.println(both);
        System.out.println(Stream.of("a", "bb", "cc").collect(Collectors.toMap(String::length, s -> s)));
    }
}
