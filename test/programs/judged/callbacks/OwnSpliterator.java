import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;

public class OwnSpliterator {
    static final List<String> log = new ArrayList<>();

    static final class Once implements Spliterator<String> {
        private boolean done;

        @Override
        public boolean tryAdvance(Consumer<? super String> action) {
            if (done) return false;
            done = true;
            log.add("advanced");
            action.accept(null);
            return true;
        }

        @Override
        public Spliterator<String> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return 1;
        }

        @Override
        public int characteristics() {
            return ORDERED;
        }
    }

    public static void main(String[] args) {
        log.add("start");
        Iterator<String> lines = log.iterator();
        System.out.println(StreamSupport.stream(new Once(), false).count());
        try {
            System.out.println(lines.next()); // fails: java.util.ConcurrentModificationException (caught, in the library)
        } catch (java.util.ConcurrentModificationException changed) {
            System.out.println(log.size());
        }
        StreamSupport.stream(new Once(), false).forEach(text -> System.out.println(text.length())); // fails: java.lang.NullPointerException
    }
}
