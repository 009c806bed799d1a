/** Views of lists, double-ended queues, linked sets and maps in reverse. */
package java.util;

import espalier.Nullable;

final class ReverseViews {
    private ReverseViews() {
    }

    static <E> List<E> reverse(List<E> list) {
        if (list instanceof ReverseList) {
            return ((ReverseList<E>) list).list;
        }
        return list instanceof RandomAccess ? new ReverseRandomAccessList<E>(list) : new ReverseList<E>(list);
    }

    static class ReverseList<E> extends AbstractList<E> {
        final List<E> list;

        ReverseList(List<E> list) {
            this.list = list;
        }

        public int size() {
            return list.size();
        }

        public E get(int index) {
            int size = list.size();
            Objects.checkIndex(index, size);
            return list.get(size - index - 1);
        }

        public E set(int index, E element) {
            int size = list.size();
            Objects.checkIndex(index, size);
            return list.set(size - index - 1, element);
        }

        public boolean add(E element) {
            list.add(0, element);
            return true;
        }

        public void add(int index, E element) {
            int size = list.size();
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size);
            }
            list.add(size - index, element);
        }

        public E remove(int index) {
            int size = list.size();
            Objects.checkIndex(index, size);
            return list.remove(size - index - 1);
        }

        public boolean remove(Object o) {
            int index = list.lastIndexOf(o);
            if (index < 0) {
                return false;
            }
            list.remove(index);
            return true;
        }

        public boolean contains(Object o) {
            return list.contains(o);
        }

        public void clear() {
            list.clear();
        }

        public Iterator<E> iterator() {
            return new ReverseListIterator<E>(list, list.size());
        }

        public ListIterator<E> listIterator(int index) {
            int size = list.size();
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size);
            }
            return new ReverseListIterator<E>(list, size - index);
        }

        public List<E> reversed() {
            return list;
        }
    }

    static final class ReverseRandomAccessList<E> extends ReverseList<E> implements RandomAccess {
        ReverseRandomAccessList(List<E> list) {
            super(list);
        }
    }

    private static final class ReverseListIterator<E> implements ListIterator<E> {
        private final List<E> list;
        private final ListIterator<E> iterator;

        ReverseListIterator(List<E> list, int position) {
            this.list = list;
            this.iterator = list.listIterator(position);
        }

        public boolean hasNext() {
            return iterator.hasPrevious();
        }

        public E next() {
            return iterator.previous();
        }

        public boolean hasPrevious() {
            return iterator.hasNext();
        }

        public E previous() {
            return iterator.next();
        }

        public int nextIndex() {
            return list.size() - iterator.nextIndex();
        }

        public int previousIndex() {
            return nextIndex() - 1;
        }

        public void remove() {
            iterator.remove();
        }

        public void set(E element) {
            iterator.set(element);
        }

        public void add(E element) {
            iterator.add(element);
            iterator.previous();
        }
    }

    static final class ReverseDeque<E> extends AbstractCollection<E> implements Deque<E> {
        private final Deque<E> deque;

        ReverseDeque(Deque<E> deque) {
            this.deque = deque;
        }

        public int size() {
            return deque.size();
        }

        public Iterator<E> iterator() {
            return deque.descendingIterator();
        }

        public Iterator<E> descendingIterator() {
            return deque.iterator();
        }

        public Deque<E> reversed() {
            return deque;
        }

        public boolean contains(Object o) {
            return deque.contains(o);
        }

        public void clear() {
            deque.clear();
        }

        public void addFirst(E e) {
            deque.addLast(e);
        }

        public void addLast(E e) {
            deque.addFirst(e);
        }

        public boolean offerFirst(E e) {
            return deque.offerLast(e);
        }

        public boolean offerLast(E e) {
            return deque.offerFirst(e);
        }

        public E removeFirst() {
            return deque.removeLast();
        }

        public E removeLast() {
            return deque.removeFirst();
        }

        @Nullable
        public E pollFirst() {
            return deque.pollLast();
        }

        @Nullable
        public E pollLast() {
            return deque.pollFirst();
        }

        public E getFirst() {
            return deque.getLast();
        }

        public E getLast() {
            return deque.getFirst();
        }

        @Nullable
        public E peekFirst() {
            return deque.peekLast();
        }

        @Nullable
        public E peekLast() {
            return deque.peekFirst();
        }

        public boolean removeFirstOccurrence(Object o) {
            return deque.removeLastOccurrence(o);
        }

        public boolean removeLastOccurrence(Object o) {
            return deque.removeFirstOccurrence(o);
        }

        public boolean add(E e) {
            deque.addFirst(e);
            return true;
        }

        public boolean offer(E e) {
            return deque.offerFirst(e);
        }

        public E remove() {
            return deque.removeLast();
        }

        public boolean remove(Object o) {
            return deque.removeLastOccurrence(o);
        }

        @Nullable
        public E poll() {
            return deque.pollLast();
        }

        public E element() {
            return deque.getLast();
        }

        @Nullable
        public E peek() {
            return deque.peekLast();
        }

        public void push(E e) {
            deque.addLast(e);
        }

        public E pop() {
            return deque.removeLast();
        }
    }

    /** The reverse of a linked list is itself a list and a double-ended queue. */
    static final class ReverseLinkedList<E> extends LinkedList<E> {
        private final LinkedList<E> list;
        private final List<E> asList;
        private final Deque<E> asDeque;

        ReverseLinkedList(LinkedList<E> list) {
            this.list = list;
            this.asList = new ReverseList<E>(list);
            this.asDeque = new ReverseDeque<E>(list);
        }

        public LinkedList<E> reversed() {
            return list;
        }

        public int size() {
            return list.size();
        }

        public E get(int index) {
            return asList.get(index);
        }

        public E set(int index, E element) {
            return asList.set(index, element);
        }

        public boolean add(E e) {
            return asList.add(e);
        }

        public void add(int index, E element) {
            asList.add(index, element);
        }

        public E remove(int index) {
            return asList.remove(index);
        }

        public boolean addAll(Collection<? extends E> c) {
            return asList.addAll(c);
        }

        public boolean addAll(int index, Collection<? extends E> c) {
            return asList.addAll(index, c);
        }

        public int indexOf(Object o) {
            return asList.indexOf(o);
        }

        public int lastIndexOf(Object o) {
            return asList.lastIndexOf(o);
        }

        public Object[] toArray() {
            return asList.toArray();
        }

        public <T> T[] toArray(T[] a) {
            return asList.toArray(a);
        }

        public Iterator<E> iterator() {
            return asList.iterator();
        }

        public ListIterator<E> listIterator(int index) {
            return asList.listIterator(index);
        }

        public Iterator<E> descendingIterator() {
            return list.iterator();
        }

        public Spliterator<E> spliterator() {
            return Spliterators.spliterator(this, Spliterator.ORDERED);
        }

        public void clear() {
            list.clear();
        }

        public Object clone() {
            return new LinkedList<E>(this);
        }

        public void addFirst(E e) {
            list.addLast(e);
        }

        public void addLast(E e) {
            list.addFirst(e);
        }

        public E getFirst() {
            return list.getLast();
        }

        public E getLast() {
            return list.getFirst();
        }

        public E removeFirst() {
            return list.removeLast();
        }

        public E removeLast() {
            return list.removeFirst();
        }

        public boolean remove(Object o) {
            return asDeque.remove(o);
        }

        public boolean removeLastOccurrence(Object o) {
            return asDeque.removeLastOccurrence(o);
        }

        @Nullable
        public E peek() {
            return list.peekLast();
        }

        @Nullable
        public E peekFirst() {
            return list.peekLast();
        }

        @Nullable
        public E peekLast() {
            return list.peekFirst();
        }

        @Nullable
        public E poll() {
            return list.pollLast();
        }

        @Nullable
        public E pollFirst() {
            return list.pollLast();
        }

        @Nullable
        public E pollLast() {
            return list.pollFirst();
        }
    }

    static final class ReverseLinkedSet<E> extends AbstractSet<E> implements SequencedSet<E> {
        private final LinkedHashSet<E> set;
        private final LinkedHashMap<E, Object> map;

        ReverseLinkedSet(LinkedHashSet<E> set, LinkedHashMap<E, Object> map) {
            this.set = set;
            this.map = map;
        }

        public int size() {
            return set.size();
        }

        public Iterator<E> iterator() {
            return new KeyIterator<E, Object>(map.descendingEntryIterator());
        }

        public boolean contains(Object o) {
            return set.contains(o);
        }

        /** As in the JDK, new elements go to the end of the set, not of the view. */
        public boolean add(E e) {
            return set.add(e);
        }

        public boolean remove(Object o) {
            return set.remove(o);
        }

        public void clear() {
            set.clear();
        }

        public void addFirst(E e) {
            set.addLast(e);
        }

        public void addLast(E e) {
            set.addFirst(e);
        }

        public E getFirst() {
            return set.getLast();
        }

        public E getLast() {
            return set.getFirst();
        }

        public E removeFirst() {
            return set.removeLast();
        }

        public E removeLast() {
            return set.removeFirst();
        }

        public SequencedSet<E> reversed() {
            return set;
        }
    }

    private static final class KeyIterator<K, V> implements Iterator<K> {
        private final Iterator<Map.Entry<K, V>> entries;

        KeyIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public K next() {
            return entries.next().getKey();
        }

        public void remove() {
            entries.remove();
        }
    }

    static final class ReverseLinkedMap<K, V> extends AbstractMap<K, V> implements SequencedMap<K, V> {
        private final LinkedHashMap<K, V> map;

        ReverseLinkedMap(LinkedHashMap<K, V> map) {
            this.map = map;
        }

        public SequencedMap<K, V> reversed() {
            return map;
        }

        public int size() {
            return map.size();
        }

        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        @Nullable
        public V get(Object key) {
            return map.get(key);
        }

        /** As in the JDK, new entries go to the end of the map, not of the view. */
        @Nullable
        public V put(K key, V value) {
            return map.put(key, value);
        }

        @Nullable
        public V putFirst(K key, V value) {
            return map.putLast(key, value);
        }

        @Nullable
        public V putLast(K key, V value) {
            return map.putFirst(key, value);
        }

        @Nullable
        public V remove(Object key) {
            return map.remove(key);
        }

        public void clear() {
            map.clear();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new ReverseEntries<K, V>(map);
        }
    }

    private static final class ReverseEntries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final LinkedHashMap<K, V> map;

        ReverseEntries(LinkedHashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return map.descendingEntryIterator();
        }

        public void clear() {
            map.clear();
        }
    }

    /** The keys of a sequenced map; reversed through the reversed map. */
    static final class SequencedKeys<K, V> extends AbstractSet<K> implements SequencedSet<K> {
        private final SequencedMap<K, V> map;

        SequencedKeys(SequencedMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public Iterator<K> iterator() {
            return map.keySet().iterator();
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public boolean remove(Object o) {
            return map.keySet().remove(o);
        }

        public SequencedSet<K> reversed() {
            return map.reversed().sequencedKeySet();
        }
    }

    /** The values of a sequenced map; reversed through the reversed map. */
    static final class SequencedValues<K, V> extends AbstractCollection<V> implements SequencedCollection<V> {
        private final SequencedMap<K, V> map;

        SequencedValues(SequencedMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public Iterator<V> iterator() {
            return map.values().iterator();
        }

        public SequencedCollection<V> reversed() {
            return map.reversed().sequencedValues();
        }
    }

    /** The entries of a sequenced map; reversed through the reversed map. */
    static final class SequencedEntries<K, V> extends AbstractSet<Map.Entry<K, V>>
            implements SequencedSet<Map.Entry<K, V>> {
        private final SequencedMap<K, V> map;

        SequencedEntries(SequencedMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return map.entrySet().iterator();
        }

        public SequencedSet<Map.Entry<K, V>> reversed() {
            return map.reversed().sequencedEntrySet();
        }
    }
}
