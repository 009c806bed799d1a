import java.util.Iterator;

public class UnsupportedRemove implements Iterator<Integer> {
    private int at;

    @Override
    public boolean hasNext() {
        return at < 3;
    }

    @Override
    public Integer next() {
        return at++;
    }

    public static void main(String[] args) {
        UnsupportedRemove numbers = new UnsupportedRemove();
        System.out.println(numbers.next());
        numbers.remove(); // fails: java.lang.UnsupportedOperationException (in the library)
    }
}
