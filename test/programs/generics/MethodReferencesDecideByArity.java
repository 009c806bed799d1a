import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

public class MethodReferencesDecideByArity {
    static class Person {
        final String name;
        final int age;

        Person(String name, int age) {
            this.name = name;
            this.age = age;
        }

        @Override
        public String toString() {
            return name + age;
        }
    }

    static String order(Comparator<? super String> comparator) {
        return "comparator " + Integer.signum(comparator.compare("a", "b"));
    }

    static <U extends Comparable<? super U>> String order(Function<? super String, ? extends U> key) {
        return "key " + key.apply("abc");
    }

    static String two(BiFunction<String, String, Integer> function) {
        return "two " + function.apply("b", "a");
    }

    static String two(Function<String, Integer> function) {
        return "one " + function.apply("b");
    }

    interface Step {
        String go(String from);
    }

    public static void main(String[] args) {
        System.out.println(order(String::compareTo) + ", " + order(String::length));
        System.out.println(two(String::compareTo) + ", " + two(String::length));
        List<Person> people = new ArrayList<>(List.of(new Person("b", 2), new Person("a", 2), new Person("c", 1)));
        people.sort(Comparator.comparing((Person person) -> person.age).thenComparing(person -> person.name));
        System.out.println(people);
        people.sort(Comparator.comparing((Person person) -> person.name, Comparator.reverseOrder()).thenComparingInt(person -> -person.age));
        System.out.println(people);
        List<String> words = new ArrayList<>(List.of("bb", "a", "aa"));
        words.sort(Comparator.comparing(String::length).reversed().thenComparing(String::compareTo));
        System.out.println(words);
        List<Step> steps = List.of(from -> from + "!");
        List<Step> more = List.of(from -> from + "1", String::trim, "x"::concat);
        StringBuilder text = new StringBuilder();
        for (List<Step> list : List.of(steps, more)) for (Step step : list) text.append(step.go(" y "));
        System.out.println(text);
    }
}
