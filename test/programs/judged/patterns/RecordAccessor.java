import java.util.List;

public class RecordAccessor {
    record Team(String name, List<String> members) {
        Team {
            if (members == null) name = "empty";
        }

        String captain() {
            return members.get(0); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        System.out.println(new Team("red", List.of("ann")).captain());
        Team empty = new Team("blue", null);
        System.out.println(empty.name().length());
        System.out.println(empty.captain());
    }
}
