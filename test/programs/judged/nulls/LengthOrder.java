import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class LengthOrder implements Comparator<String> {
    @Override
    public int compare(String left, String right) {
        return left.length() - right.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("bob", "al"));
        names.sort(new LengthOrder());
        names.add(null);
        names.sort(new LengthOrder());
        System.out.println(names);
    }
}
