import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class ChainedComparators {
    static final class Person {
        final String last;
        final String first;

        Person(String last, String first) {
            this.last = last;
            this.first = first;
        }

        String first() {
            return first;
        }
    }

    static final class Length implements Comparator<String> {
        @Override
        public int compare(String left, String right) {
            return left.length() - right.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        List<Person> people = new ArrayList<>();
        people.add(new Person("b", "x"));
        people.add(new Person("a", null));
        Comparator<Person> order = Comparator.comparing((Person person) -> person.last)
                .thenComparing(Person::first, new Length());
        people.sort(order);
        System.out.println(people.get(0).last);
        people.add(new Person("a", null));
        people.sort(order);
    }
}
