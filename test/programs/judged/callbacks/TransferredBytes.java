import java.io.*;
import java.util.*;

public class TransferredBytes {
    static final List<Integer> sizes = new ArrayList<>(List.of(1, 2, 3));

    static class Sink extends OutputStream {
        @Override
        public void write(int one) {
            sizes.add(one);
        }
    }

    public static void main(String[] args) throws IOException {
        InputStream source = new ByteArrayInputStream(new byte[] { 5, 6 });
        for (Integer size : sizes) { // fails: java.util.ConcurrentModificationException (in the library)
            System.out.println(size);
            source.transferTo(new Sink());
        }
    }
}
