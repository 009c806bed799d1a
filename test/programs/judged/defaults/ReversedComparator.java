import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class ReversedComparator {
    record Person(String name) {}

    static class ByName implements Comparator<Person> {
        @Override
        public int compare(Person left, Person right) {
            return left.name().compareTo(right.name()); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        List<Person> people = new ArrayList<>(List.of(new Person("a"), new Person("b")));
        people.sort(new ByName().reversed());
        System.out.println(people.get(0));
        people.add(null);
        people.sort(Comparator.nullsFirst(new ByName()));
        System.out.println(people.get(0));
        people.sort(new ByName().reversed());
    }
}
