/** A sorted set for several threads, without null, whose iterators never fail. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedSet;

public class ConcurrentSkipListSet<E> extends AbstractSet<E>
        implements NavigableSet<E>, Cloneable, java.io.Serializable {
    /** The elements are its keys; the values are all the same, or those of the map whose key set this is. */
    private final ConcurrentSkipListMap<E, Object> map;

    public ConcurrentSkipListSet() {
        map = new ConcurrentSkipListMap<E, Object>();
    }

    public ConcurrentSkipListSet(Comparator<? super E> comparator) {
        map = new ConcurrentSkipListMap<E, Object>(comparator);
    }

    public ConcurrentSkipListSet(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public ConcurrentSkipListSet(SortedSet<E> s) {
        map = new ConcurrentSkipListMap<E, Object>(s.comparator());
        addAll(s);
    }

    @SuppressWarnings("unchecked")
    ConcurrentSkipListSet(ConcurrentNavigableMap<E, ?> map, boolean isView) {
        this.map = (ConcurrentSkipListMap<E, Object>) map;
    }

    private static <E> NavigableSet<E> view(ConcurrentNavigableMap<E, Object> map) {
        return new ConcurrentSkipListSet<E>(map, true);
    }

    public ConcurrentSkipListSet<E> clone() {
        return new ConcurrentSkipListSet<E>((SortedSet<E>) this);
    }

    public int size() {
        return map.size();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.putIfAbsent(e, Boolean.TRUE) == null;
    }

    public boolean remove(Object o) {
        return map.remove(o) != null;
    }

    public void clear() {
        map.clear();
    }

    public Iterator<E> iterator() {
        return map.keyIterator();
    }

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    @Nullable
    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    @Nullable
    public E pollFirst() {
        Map.Entry<E, Object> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    @Nullable
    public E pollLast() {
        Map.Entry<E, Object> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
    }

    @Nullable
    public E lower(E e) {
        return map.lowerKey(e);
    }

    @Nullable
    public E floor(E e) {
        return map.floorKey(e);
    }

    @Nullable
    public E ceiling(E e) {
        return map.ceilingKey(e);
    }

    @Nullable
    public E higher(E e) {
        return map.higherKey(e);
    }

    public NavigableSet<E> descendingSet() {
        return view(map.descendingMap());
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return view(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return view(map.headMap(toElement, inclusive));
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return view(map.tailMap(fromElement, inclusive));
    }

    public NavigableSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public NavigableSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    public NavigableSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
    }
}
