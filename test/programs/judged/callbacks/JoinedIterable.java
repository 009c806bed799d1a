import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class JoinedIterable implements Iterable<CharSequence> {
    private List<CharSequence> parts = new ArrayList<>(List.of("a", "b"));

    @Override
    public Iterator<CharSequence> iterator() {
        Iterator<CharSequence> each = parts.iterator();
        parts = null;
        return each;
    }

    int size() {
        return parts.size(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        JoinedIterable joined = new JoinedIterable();
        System.out.println(joined.size());
        System.out.println(String.join("-", joined));
        System.out.println(joined.size());
    }
}
