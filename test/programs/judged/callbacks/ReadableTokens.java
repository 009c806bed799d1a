import java.io.*;
import java.nio.CharBuffer;
import java.util.*;

public class ReadableTokens {
    static final LinkedList<String> queue = new LinkedList<>(List.of("only"));

    static class Words implements Readable {
        private boolean done;
        @Override
        public int read(CharBuffer buffer) {
            if (done) return -1;
            done = true;
            queue.poll();
            buffer.put("hello ");
            return 6;
        }
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(new Words());
        System.out.println(queue.getFirst());
        System.out.println(scanner.next());
        System.out.println(queue.getFirst()); // fails: java.util.NoSuchElementException (in the library)
    }
}
