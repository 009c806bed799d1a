import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;

public class RefillingInput {
    static class Refilling extends Reader {
        private final List<String> chunks;
        private boolean ended;

        Refilling(List<String> chunks) {
            this.chunks = chunks;
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            if (ended) return -1;
            ended = true;
            buffer[offset] = 'x';
            chunks.add("read");
            return 1;
        }

        @Override
        public void close() {
            chunks.clear();
        }
    }

    public static void main(String[] args) throws IOException {
        List<String> chunks = new LinkedList<>(List.of("a", "b"));
        BufferedReader reader = new BufferedReader(new Refilling(chunks));
        for (String chunk : chunks) { // fails: java.util.ConcurrentModificationException (in the library)
            System.out.println(chunk + reader.readLine());
        }
    }
}
