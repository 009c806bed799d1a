import java.util.Iterator;
import java.util.List;

public class WrappedCursor<T> implements Iterator<T> {
    private final Iterator<T> inner;
    private T ahead;

    WrappedCursor(Iterator<T> inner) {
        this.inner = inner;
        this.ahead = inner.hasNext() ? inner.next() : null;
    }

    @Override
    public boolean hasNext() {
        return ahead != null;
    }

    @Override
    public T next() {
        T given = ahead;
        ahead = inner.next(); // fails: java.util.NoSuchElementException (in the library)
        return given;
    }

    public static void main(String[] args) {
        WrappedCursor<String> words = new WrappedCursor<>(List.of("a", "b").iterator());
        while (words.hasNext()) System.out.println(words.next());
    }
}
