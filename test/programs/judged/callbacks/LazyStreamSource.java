import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

public class LazyStreamSource {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("ann", "bob"));
        Stream<String> late = names.stream().filter(name -> name.length() == 3);
        names.add("cy");
        System.out.println(late.count());
        Stream<String> changing = names.stream().filter(name -> {
            if (name.equals("bob")) names.add("dan");
            return true;
        });
        System.out.println(changing.toList()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
