/** A sorted set for several threads; here a tree set that holds no null. */
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;

public class ConcurrentSkipListSet<E> extends TreeSet<E> {
    public ConcurrentSkipListSet() {
    }

    public ConcurrentSkipListSet(Comparator<? super E> comparator) {
        super(comparator);
    }

    public ConcurrentSkipListSet(Collection<? extends E> c) {
        super(c);
    }

    public ConcurrentSkipListSet(SortedSet<E> s) {
        super(s);
    }

    @Override
    public boolean add(E e) {
        return super.add(Objects.requireNonNull(e));
    }
}
