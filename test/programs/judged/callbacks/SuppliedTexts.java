import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A text that is made longer by who reads it. */
public class SuppliedTexts implements CharSequence {
    private final List<Integer> read = new ArrayList<>();

    @Override
    public int length() {
        read.add(-1);
        return 2;
    }

    @Override
    public char charAt(int index) {
        read.add(index);
        return 'a';
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return "aa".substring(start, end);
    }

    @Override
    public String toString() {
        return "aa";
    }

    int check() {
        read.add(0);
        Iterator<Integer> each = read.iterator();
        boolean isSame = "aa".contentEquals(this);
        return isSame ? each.next() : 0; // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(new SuppliedTexts().check());
    }
}
