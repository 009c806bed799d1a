/** A set whose elements are sorted: the keys of a tree map. */
package java.util;

import espalier.Nullable;

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    /** The value of all keys. */
    private static final Object PRESENT = new Object();

    private NavigableMap<E, Object> map;

    TreeSet(NavigableMap<E, Object> map) {
        this.map = map;
    }

    public TreeSet() {
        this(new TreeMap<E, Object>());
    }

    public TreeSet(Comparator<? super E> comparator) {
        this(new TreeMap<E, Object>(comparator));
    }

    public TreeSet(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        this(s.comparator());
        addAll(s);
    }

    public Iterator<E> iterator() {
        return map.navigableKeySet().iterator();
    }

    public Iterator<E> descendingIterator() {
        return map.descendingKeySet().iterator();
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSet<E>(map.descendingMap());
    }

    @Override
    public Spliterator<E> spliterator() {
        return map.navigableKeySet().spliterator();
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.put(e, PRESENT) == null;
    }

    public boolean remove(Object o) {
        return map.remove(o) == PRESENT;
    }

    public void clear() {
        map.clear();
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(Collection<? extends E> c) {
        if (map.size() == 0 && c.size() > 0 && c instanceof SortedSet && map instanceof TreeMap) {
            SortedSet<? extends E> set = (SortedSet<? extends E>) c;
            TreeMap<E, Object> tree = (TreeMap<E, Object>) map;
            if (Objects.equals(set.comparator(), tree.comparator())) {
                tree.addAllForTreeSet(set, PRESENT);
                return true;
            }
        }
        return super.addAll(c);
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return new TreeSet<E>(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return new TreeSet<E>(map.headMap(toElement, inclusive));
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return new TreeSet<E>(map.tailMap(fromElement, inclusive));
    }

    public SortedSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public SortedSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    public SortedSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
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

    @Nullable
    public E pollFirst() {
        Map.Entry<E, ?> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    @Nullable
    public E pollLast() {
        Map.Entry<E, ?> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
    }

    @SuppressWarnings("unchecked")
    @Override
    public Object clone() {
        TreeSet<E> copy;
        try {
            copy = (TreeSet<E>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.map = new TreeMap<E, Object>(map);
        return copy;
    }
}
