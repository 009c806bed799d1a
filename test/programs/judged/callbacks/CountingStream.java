import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Iterator;

public class CountingStream extends OutputStream {
    private final ArrayDeque<Integer> sizes = new ArrayDeque<>();

    @Override
    public void write(int value) throws IOException {
        sizes.addLast(1);
    }

    public static void main(String[] args) {
        CountingStream counting = new CountingStream();
        counting.sizes.add(0);
        counting.sizes.add(7);
        PrintStream out = new PrintStream(counting, true);
        Iterator<Integer> sizes = counting.sizes.iterator();
        System.out.println(sizes.next());
        out.println("hello");
        counting.sizes.clear();
        System.out.println(sizes.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
