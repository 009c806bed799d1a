import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class FormattedByPattern {
    static final List<String> told = new ArrayList<>();

    static final class Topic {
        @Override
        public String toString() {
            told.add("topic");
            return "topic";
        }
    }

    public static void main(String[] args) {
        told.add("start");
        Iterator<String> words = told.iterator();
        System.out.println(MessageFormat.format("no {1}", new Topic(), "x"));
        System.out.println(words.hasNext());
        System.out.println(MessageFormat.format("about {0}", new Topic()));
        System.out.println(words.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
