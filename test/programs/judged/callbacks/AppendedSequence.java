import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class AppendedSequence implements CharSequence {
    static final List<String> LOG = new ArrayList<>(List.of("a", "b"));

    @Override
    public int length() {
        LOG.add("length");
        return 1;
    }

    @Override
    public char charAt(int index) {
        return 'x';
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return this;
    }

    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        Iterator<String> log = LOG.iterator();
        text.append((CharSequence) "plain");
        System.out.println(log.next());
        text.append(new AppendedSequence(), 0, 1);
        System.out.println(log.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
