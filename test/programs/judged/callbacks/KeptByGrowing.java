import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** A list that keeps what it is asked to copy, and empties it later. */
public class KeptByGrowing extends ArrayList<String> {
    private Collection<? extends String> last;

    @Override
    public boolean addAll(Collection<? extends String> others) {
        last = others;
        return super.addAll(others);
    }

    void forget() {
        last.clear();
    }

    public static void main(String[] args) {
        List<String> given = new ArrayList<>(List.of("a", "b"));
        KeptByGrowing kept = new KeptByGrowing();
        ArrayList<String> plain = kept;
        plain.addAll(given);
        Iterator<String> each = given.iterator();
        kept.forget();
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
