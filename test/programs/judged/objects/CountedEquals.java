import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class CountedEquals {
    private final List<Integer> tries;

    CountedEquals(List<Integer> tries) {
        this.tries = tries;
    }

    @Override
    public boolean equals(Object other) {
        tries.add(tries.size());
        return this == other;
    }

    @Override
    public int hashCode() {
        return 1;
    }

    public static void main(String[] args) {
        List<Integer> tries = new ArrayList<>(List.of(-1));
        List<CountedEquals> all = List.of(new CountedEquals(tries), new CountedEquals(tries));
        Iterator<Integer> each = tries.iterator();
        System.out.println(all.indexOf(new CountedEquals(tries)));
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
