import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class GroupedPeople {
    record Person(String name, String town) {
        int townLength() {
            return town.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        List<Person> people = Stream.of("ann:rome", "bob").map(text -> {
            String[] parts = text.split(":");
            return new Person(parts[0], parts.length > 1 ? parts[1] : null);
        }).toList();
        System.out.println(people.get(0).townLength());
        System.out.println(people.stream().collect(Collectors.summingInt(Person::townLength)));
    }
}
