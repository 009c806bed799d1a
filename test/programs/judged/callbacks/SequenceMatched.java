import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class SequenceMatched implements CharSequence {
    private final List<Integer> asked = new ArrayList<>();

    @Override
    public int length() {
        return 2;
    }

    @Override
    public char charAt(int index) {
        asked.add(index);
        return 'x';
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return this;
    }

    public static void main(String[] args) {
        SequenceMatched text = new SequenceMatched();
        text.asked.add(0);
        Iterator<Integer> cursor = text.asked.iterator();
        System.out.println("xx".contentEquals(text));
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
