import java.util.ArrayList;
import java.util.Iterator;

public class SuperToString {
    private final ArrayList<Integer> hashed = new ArrayList<>();

    @Override
    public int hashCode() {
        hashed.add(hashed.size());
        return 17;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    String plain() {
        return super.toString();
    }

    public static void main(String[] args) {
        SuperToString each = new SuperToString();
        each.hashed.add(-1);
        Iterator<Integer> hashed = each.hashed.iterator();
        String text = each.plain();
        System.out.println(text.length());
        System.out.println(hashed.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
