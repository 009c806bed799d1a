import java.util.AbstractQueue;
import java.util.Collections;
import java.util.Iterator;
import java.util.Queue;

/** An inherited method asks the program's own code for an element, and refuses where there is none. */
public class ElementOfInherited {
    static class Empty extends AbstractQueue<String> {
        @Override
        public boolean offer(String word) {
            return false;
        }

        @Override
        public String poll() {
            return null;
        }

        @Override
        public String peek() {
            return null;
        }

        @Override
        public Iterator<String> iterator() {
            return Collections.emptyIterator();
        }

        @Override
        public int size() {
            return 0;
        }
    }

    public static void main(String[] args) {
        Queue<String> words = new Empty();
        System.out.println(words.size());
        System.out.println(words.element()); // fails: java.util.NoSuchElementException (in the library)
    }
}
