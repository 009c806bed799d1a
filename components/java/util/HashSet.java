package java.util;

import espalier.Any;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The protocol of HashSet: how many elements there are, and whether it was changed since an iterator was made. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    final HashMap<E, Object> map = new HashMap<>();

    public HashSet() {
    }

    public HashSet(Collection<? extends E> c) {
        // Some may be equal.
        int most = c.size();
        map.size = most == 0 ? 0 : Any.anyInt("the size of a set", 1, most);
    }

    public HashSet(int initialCapacity, float loadFactor) {
        this(initialCapacity);
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
    }

    public HashSet(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
    }

    public static <T> HashSet<T> newHashSet(int numElements) {
        return new HashSet<>();
    }

    public Iterator<E> iterator() {
        return new HashMap.Cursor<>(map);
    }

    public int size() {
        return map.size;
    }

    public boolean isEmpty() {
        return map.size == 0;
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.putOne();
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c.size() == 0 || Any.anyBoolean("whether no element is new")) {
            return false;
        }
        map.changes++;
        map.size = Any.anyInt("a size", 1, Integer.MAX_VALUE);
        return true;
    }

    public boolean remove(Object o) {
        return map.removeOne();
    }

    public boolean removeAll(Collection<?> c) {
        c.size();
        return map.removeSome();
    }

    public boolean retainAll(Collection<?> c) {
        c.size();
        return map.removeSome();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return map.keySet().removeIf(filter);
    }

    public void forEach(Consumer<? super E> action) {
        if (map.size != 0) {
            int expected = map.changes;
            do {
                action.accept(Any.anyObject("an element"));
            } while (expected == map.changes && Any.anyBoolean("whether there is another element"));
            // Nobody looks after the last element.
            if (expected != map.changes && Any.anyBoolean("whether it was not the last element")) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public void clear() {
        map.clear();
    }

    public Object[] toArray() {
        return new Object[map.size];
    }

    public <T> T[] toArray(T[] a) {
        return a;
    }

    public Object clone() {
        HashSet<E> copy = new HashSet<>();
        copy.map.size = map.size;
        return copy;
    }

    public boolean equals(Object o) {
        return o == this || Any.anyBoolean("whether sets are equal");
    }

    public int hashCode() {
        return Any.anyInt("a hash code");
    }

    public String toString() {
        return "[]";
    }
}
