import java.util.Iterator;
import java.util.List;
import java.util.Spliterators;
import java.util.stream.StreamSupport;

class Feed implements Iterator<String> {
    Iterator<String> inner = List.of("a").iterator();

    @Override
    public boolean hasNext() {
        if (inner.hasNext()) return true; // fails: java.lang.NullPointerException
        inner = null;
        return false;
    }

    @Override
    public String next() {
        return inner.next();
    }
}

public class StreamOnEmptyIterator {
    public static void main(String[] args) {
        Feed feed = new Feed();
        System.out.println(StreamSupport.stream(Spliterators.spliteratorUnknownSize(feed, 0), false).count());
        System.out.println(feed.hasNext());
    }
}
