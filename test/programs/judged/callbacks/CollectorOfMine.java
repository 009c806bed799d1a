import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class Gather implements Collector<String, List<String>, List<String>> {
    Set<Characteristics> asked = Set.of();

    @Override
    public Supplier<List<String>> supplier() {
        return ArrayList::new;
    }

    @Override
    public BiConsumer<List<String>, String> accumulator() {
        return List::add;
    }

    @Override
    public BinaryOperator<List<String>> combiner() {
        return (left, right) -> left;
    }

    @Override
    public Function<List<String>, List<String>> finisher() {
        return list -> list;
    }

    @Override
    public Set<Characteristics> characteristics() {
        Set<Characteristics> told = asked;
        asked = null;
        return told == null ? Set.of() : told;
    }
}

public class CollectorOfMine {
    public static void main(String[] args) {
        Gather gather = new Gather();
        System.out.println(gather.asked.size());
        System.out.println(Stream.of("a").collect(Collectors.mapping(each -> each + "!", gather)));
        System.out.println(gather.asked.size()); // fails: java.lang.NullPointerException
    }
}
