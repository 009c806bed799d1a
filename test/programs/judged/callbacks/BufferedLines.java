import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Iterator;

public class BufferedLines extends Reader {
    private final ArrayList<Integer> sizes = new ArrayList<>();

    @Override
    public int read(char[] buffer, int offset, int length) {
        sizes.add(length);
        return -1;
    }

    @Override
    public void close() {}

    public static void main(String[] args) throws IOException {
        BufferedLines source = new BufferedLines();
        source.sizes.add(0);
        BufferedReader reader = new BufferedReader(source);
        Iterator<Integer> sizes = source.sizes.iterator();
        String line = reader.readLine();
        System.out.println(line);
        System.out.println(sizes.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
