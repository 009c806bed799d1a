import java.util.*;

public class ComparedByKey {
    record Person(String name) {
        int length() {
            return name.length();
        }
    }

    static class ByLength implements java.util.function.ToIntFunction<Person> {
        @Override
        public int applyAsInt(Person person) {
            return person.name().length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        List<Person> people = new ArrayList<>();
        people.add(new Person("ann"));
        people.add(null);
        people.sort(Comparator.comparingInt(new ByLength()));
        System.out.println(people);
    }
}
