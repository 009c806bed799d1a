/** Views of collections and maps through which nothing can be changed. */
package java.util;

import espalier.Nullable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

final class UnmodifiableViews {
    private UnmodifiableViews() {
    }

    private static UnsupportedOperationException unsupported() {
        return new UnsupportedOperationException();
    }

    /** One object for all; the set is the sorted one, too. */
    static final class Empty {
        static final NavigableSet<?> SET = new EmptySet();
        static final NavigableMap<?, ?> MAP = new EmptyMap();

        private Empty() {
        }
    }

    private static final class EmptySet extends UnmodifiableNavigableSet<Object> {
        EmptySet() {
            super(new TreeSet<Object>());
        }
    }

    private static final class EmptyMap extends UnmodifiableNavigableMap<Object, Object> {
        EmptyMap() {
            super(new TreeMap<Object, Object>());
        }

        @Override
        public NavigableSet<Object> navigableKeySet() {
            return Collections.emptyNavigableSet();
        }
    }

    private static final class UnmodifiableIterator<E> implements Iterator<E> {
        private final Iterator<? extends E> iterator;

        UnmodifiableIterator(Iterator<? extends E> iterator) {
            this.iterator = iterator;
        }

        public boolean hasNext() {
            return iterator.hasNext();
        }

        public E next() {
            return iterator.next();
        }

        public void remove() {
            throw unsupported();
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            iterator.forEachRemaining(action);
        }
    }

    static class UnmodifiableCollection<E> implements Collection<E>, java.io.Serializable {
        final Collection<? extends E> c;

        UnmodifiableCollection(Collection<? extends E> c) {
            if (c == null) {
                throw new NullPointerException();
            }
            this.c = c;
        }

        public int size() {
            return c.size();
        }

        public boolean isEmpty() {
            return c.isEmpty();
        }

        public boolean contains(Object o) {
            return c.contains(o);
        }

        public Object[] toArray() {
            return c.toArray();
        }

        public <T> T[] toArray(T[] a) {
            return c.toArray(a);
        }

        public <T> T[] toArray(IntFunction<T[]> f) {
            return c.toArray(f);
        }

        @Override
        public String toString() {
            return c.toString();
        }

        public Iterator<E> iterator() {
            return new UnmodifiableIterator<E>(c.iterator());
        }

        public boolean add(E e) {
            throw unsupported();
        }

        public boolean remove(Object o) {
            throw unsupported();
        }

        public boolean containsAll(Collection<?> coll) {
            return c.containsAll(coll);
        }

        public boolean addAll(Collection<? extends E> coll) {
            throw unsupported();
        }

        public boolean removeAll(Collection<?> coll) {
            throw unsupported();
        }

        public boolean retainAll(Collection<?> coll) {
            throw unsupported();
        }

        public void clear() {
            throw unsupported();
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            c.forEach(action);
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            throw unsupported();
        }

        @SuppressWarnings("unchecked")
        @Override
        public Spliterator<E> spliterator() {
            return (Spliterator<E>) c.spliterator();
        }

        @SuppressWarnings("unchecked")
        @Override
        public Stream<E> stream() {
            return (Stream<E>) c.stream();
        }

        @SuppressWarnings("unchecked")
        @Override
        public Stream<E> parallelStream() {
            return (Stream<E>) c.parallelStream();
        }
    }

    static class UnmodifiableSequence<E> extends UnmodifiableCollection<E> implements SequencedCollection<E> {
        UnmodifiableSequence(SequencedCollection<? extends E> c) {
            super(c);
        }

        private SequencedCollection<? extends E> sequence() {
            return (SequencedCollection<? extends E>) c;
        }

        public SequencedCollection<E> reversed() {
            return new UnmodifiableSequence<E>(sequence().reversed());
        }

        public E getFirst() {
            return sequence().getFirst();
        }

        public E getLast() {
            return sequence().getLast();
        }

        public E removeFirst() {
            throw unsupported();
        }

        public E removeLast() {
            throw unsupported();
        }
    }

    static class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
        UnmodifiableSet(Set<? extends E> s) {
            super(s);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || c.equals(o);
        }

        @Override
        public int hashCode() {
            return c.hashCode();
        }
    }

    static class UnmodifiableSequencedSet<E> extends UnmodifiableSequence<E> implements SequencedSet<E> {
        UnmodifiableSequencedSet(SequencedSet<? extends E> s) {
            super(s);
        }

        @Override
        public SequencedSet<E> reversed() {
            return new UnmodifiableSequencedSet<E>(((SequencedSet<? extends E>) c).reversed());
        }

        @Override
        public boolean equals(Object o) {
            return o == this || c.equals(o);
        }

        @Override
        public int hashCode() {
            return c.hashCode();
        }
    }

    static class UnmodifiableSortedSet<E> extends UnmodifiableSet<E> implements SortedSet<E> {
        private final SortedSet<E> set;

        UnmodifiableSortedSet(SortedSet<E> s) {
            super(s);
            set = s;
        }

        @Nullable
        public Comparator<? super E> comparator() {
            return set.comparator();
        }

        public SortedSet<E> subSet(E fromElement, E toElement) {
            return new UnmodifiableSortedSet<E>(set.subSet(fromElement, toElement));
        }

        public SortedSet<E> headSet(E toElement) {
            return new UnmodifiableSortedSet<E>(set.headSet(toElement));
        }

        public SortedSet<E> tailSet(E fromElement) {
            return new UnmodifiableSortedSet<E>(set.tailSet(fromElement));
        }

        public E first() {
            return set.first();
        }

        public E last() {
            return set.last();
        }

        @Override
        public Spliterator<E> spliterator() {
            return set.spliterator();
        }
    }

    static class UnmodifiableNavigableSet<E> extends UnmodifiableSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> set;

        UnmodifiableNavigableSet(NavigableSet<E> s) {
            super(s);
            set = s;
        }

        @Nullable
        public E lower(E e) {
            return set.lower(e);
        }

        @Nullable
        public E floor(E e) {
            return set.floor(e);
        }

        @Nullable
        public E ceiling(E e) {
            return set.ceiling(e);
        }

        @Nullable
        public E higher(E e) {
            return set.higher(e);
        }

        public E pollFirst() {
            throw unsupported();
        }

        public E pollLast() {
            throw unsupported();
        }

        public NavigableSet<E> descendingSet() {
            return new UnmodifiableNavigableSet<E>(set.descendingSet());
        }

        public Iterator<E> descendingIterator() {
            return descendingSet().iterator();
        }

        public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
            return new UnmodifiableNavigableSet<E>(set.subSet(fromElement, fromInclusive, toElement, toInclusive));
        }

        public NavigableSet<E> headSet(E toElement, boolean inclusive) {
            return new UnmodifiableNavigableSet<E>(set.headSet(toElement, inclusive));
        }

        public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
            return new UnmodifiableNavigableSet<E>(set.tailSet(fromElement, inclusive));
        }
    }

    static class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E> {
        final List<? extends E> list;

        UnmodifiableList(List<? extends E> list) {
            super(list);
            this.list = list;
        }

        @Override
        public boolean equals(Object o) {
            return o == this || list.equals(o);
        }

        @Override
        public int hashCode() {
            return list.hashCode();
        }

        public E get(int index) {
            return list.get(index);
        }

        public E set(int index, E element) {
            throw unsupported();
        }

        public void add(int index, E element) {
            throw unsupported();
        }

        public E remove(int index) {
            throw unsupported();
        }

        public int indexOf(Object o) {
            return list.indexOf(o);
        }

        public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }

        public boolean addAll(int index, Collection<? extends E> coll) {
            throw unsupported();
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            throw unsupported();
        }

        @Override
        public void sort(Comparator<? super E> comparator) {
            throw unsupported();
        }

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            return new UnmodifiableListIterator<E>(list.listIterator(index));
        }

        public List<E> subList(int fromIndex, int toIndex) {
            return new UnmodifiableList<E>(list.subList(fromIndex, toIndex));
        }
    }

    static final class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E> implements RandomAccess {
        UnmodifiableRandomAccessList(List<? extends E> list) {
            super(list);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return new UnmodifiableRandomAccessList<E>(list.subList(fromIndex, toIndex));
        }
    }

    private static final class UnmodifiableListIterator<E> implements ListIterator<E> {
        private final ListIterator<? extends E> iterator;

        UnmodifiableListIterator(ListIterator<? extends E> iterator) {
            this.iterator = iterator;
        }

        public boolean hasNext() {
            return iterator.hasNext();
        }

        public E next() {
            return iterator.next();
        }

        public boolean hasPrevious() {
            return iterator.hasPrevious();
        }

        public E previous() {
            return iterator.previous();
        }

        public int nextIndex() {
            return iterator.nextIndex();
        }

        public int previousIndex() {
            return iterator.previousIndex();
        }

        public void remove() {
            throw unsupported();
        }

        public void set(E e) {
            throw unsupported();
        }

        public void add(E e) {
            throw unsupported();
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            iterator.forEachRemaining(action);
        }
    }

    static class UnmodifiableMap<K, V> implements Map<K, V>, java.io.Serializable {
        private final Map<? extends K, ? extends V> m;
        /** The views are made when they are asked for first. */
        private Set<K> keys;
        private Set<Map.Entry<K, V>> entries;
        private Collection<V> values;

        UnmodifiableMap(Map<? extends K, ? extends V> m) {
            if (m == null) {
                throw new NullPointerException();
            }
            this.m = m;
        }

        public int size() {
            return m.size();
        }

        public boolean isEmpty() {
            return m.isEmpty();
        }

        public boolean containsKey(Object key) {
            return m.containsKey(key);
        }

        public boolean containsValue(Object val) {
            return m.containsValue(val);
        }

        @Nullable
        public V get(Object key) {
            return m.get(key);
        }

        public V put(K key, V value) {
            throw unsupported();
        }

        public V remove(Object key) {
            throw unsupported();
        }

        public void putAll(Map<? extends K, ? extends V> other) {
            throw unsupported();
        }

        public void clear() {
            throw unsupported();
        }

        public Set<K> keySet() {
            if (keys == null) {
                keys = Collections.unmodifiableSet(m.keySet());
            }
            return keys;
        }

        @SuppressWarnings("unchecked")
        public Set<Map.Entry<K, V>> entrySet() {
            if (entries == null) {
                entries = new UnmodifiableEntrySet<K, V>((Set<Map.Entry<K, V>>) (Set<?>) m.entrySet());
            }
            return entries;
        }

        public Collection<V> values() {
            if (values == null) {
                values = Collections.unmodifiableCollection(m.values());
            }
            return values;
        }

        @Override
        public boolean equals(Object o) {
            return o == this || m.equals(o);
        }

        @Override
        public int hashCode() {
            return m.hashCode();
        }

        @Override
        public String toString() {
            return m.toString();
        }

        @SuppressWarnings("unchecked")
        @Override
        public V getOrDefault(Object k, V defaultValue) {
            return ((Map<K, V>) m).getOrDefault(k, defaultValue);
        }

        @Override
        public void forEach(BiConsumer<? super K, ? super V> action) {
            m.forEach(action);
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            throw unsupported();
        }

        @Override
        public V putIfAbsent(K key, V value) {
            throw unsupported();
        }

        @Override
        public boolean remove(Object key, Object value) {
            throw unsupported();
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            throw unsupported();
        }

        @Override
        public V replace(K key, V value) {
            throw unsupported();
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
            throw unsupported();
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw unsupported();
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw unsupported();
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
            throw unsupported();
        }
    }

    private static final class UnmodifiableEntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final Set<Map.Entry<K, V>> set;

        UnmodifiableEntrySet(Set<Map.Entry<K, V>> set) {
            this.set = set;
        }

        public int size() {
            return set.size();
        }

        public boolean contains(Object o) {
            return set.contains(o);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new UnmodifiableEntryIterator<K, V>(set.iterator());
        }

        public boolean add(Map.Entry<K, V> entry) {
            throw unsupported();
        }

        public boolean remove(Object o) {
            throw unsupported();
        }

        public boolean addAll(Collection<? extends Map.Entry<K, V>> coll) {
            throw unsupported();
        }

        public boolean removeAll(Collection<?> coll) {
            throw unsupported();
        }

        public boolean retainAll(Collection<?> coll) {
            throw unsupported();
        }

        public void clear() {
            throw unsupported();
        }

        @Override
        public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
            throw unsupported();
        }
    }

    private static final class UnmodifiableEntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Iterator<Map.Entry<K, V>> iterator;

        UnmodifiableEntryIterator(Iterator<Map.Entry<K, V>> iterator) {
            this.iterator = iterator;
        }

        public boolean hasNext() {
            return iterator.hasNext();
        }

        public Map.Entry<K, V> next() {
            return new UnmodifiableEntry<K, V>(iterator.next());
        }

        public void remove() {
            throw unsupported();
        }
    }

    private static final class UnmodifiableEntry<K, V> implements Map.Entry<K, V> {
        private final Map.Entry<? extends K, ? extends V> entry;

        UnmodifiableEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.entry = Objects.requireNonNull(entry);
        }

        public K getKey() {
            return entry.getKey();
        }

        public V getValue() {
            return entry.getValue();
        }

        public V setValue(V value) {
            throw unsupported();
        }

        @Override
        public int hashCode() {
            return entry.hashCode();
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
            return AbstractMap.isEqual(entry.getKey(), other.getKey())
                    && AbstractMap.isEqual(entry.getValue(), other.getValue());
        }

        @Override
        public String toString() {
            return entry.toString();
        }
    }

    static class UnmodifiableSequencedMap<K, V> extends UnmodifiableMap<K, V> implements SequencedMap<K, V> {
        private final SequencedMap<? extends K, ? extends V> map;

        UnmodifiableSequencedMap(SequencedMap<? extends K, ? extends V> map) {
            super(map);
            this.map = map;
        }

        public SequencedMap<K, V> reversed() {
            return new UnmodifiableSequencedMap<K, V>(map.reversed());
        }

        public Map.Entry<K, V> pollFirstEntry() {
            throw unsupported();
        }

        public Map.Entry<K, V> pollLastEntry() {
            throw unsupported();
        }
    }

    static class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V> implements SortedMap<K, V> {
        private final SortedMap<K, ? extends V> map;

        UnmodifiableSortedMap(SortedMap<K, ? extends V> m) {
            super(m);
            map = m;
        }

        @Nullable
        public Comparator<? super K> comparator() {
            return map.comparator();
        }

        public SortedMap<K, V> subMap(K fromKey, K toKey) {
            return new UnmodifiableSortedMap<K, V>(map.subMap(fromKey, toKey));
        }

        public SortedMap<K, V> headMap(K toKey) {
            return new UnmodifiableSortedMap<K, V>(map.headMap(toKey));
        }

        public SortedMap<K, V> tailMap(K fromKey) {
            return new UnmodifiableSortedMap<K, V>(map.tailMap(fromKey));
        }

        public K firstKey() {
            return map.firstKey();
        }

        public K lastKey() {
            return map.lastKey();
        }
    }

    static class UnmodifiableNavigableMap<K, V> extends UnmodifiableSortedMap<K, V>
            implements NavigableMap<K, V> {
        private final NavigableMap<K, ? extends V> map;

        UnmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
            super(m);
            map = m;
        }

        @SuppressWarnings("unchecked")
        private Map.Entry<K, V> wrap(Map.Entry<K, ? extends V> entry) {
            return entry == null ? null : new UnmodifiableEntry<K, V>(entry);
        }

        @Nullable
        public K lowerKey(K key) {
            return map.lowerKey(key);
        }

        @Nullable
        public K floorKey(K key) {
            return map.floorKey(key);
        }

        @Nullable
        public K ceilingKey(K key) {
            return map.ceilingKey(key);
        }

        @Nullable
        public K higherKey(K key) {
            return map.higherKey(key);
        }

        @Nullable
        public Map.Entry<K, V> lowerEntry(K key) {
            return wrap(map.lowerEntry(key));
        }

        @Nullable
        public Map.Entry<K, V> floorEntry(K key) {
            return wrap(map.floorEntry(key));
        }

        @Nullable
        public Map.Entry<K, V> ceilingEntry(K key) {
            return wrap(map.ceilingEntry(key));
        }

        @Nullable
        public Map.Entry<K, V> higherEntry(K key) {
            return wrap(map.higherEntry(key));
        }

        @Nullable
        public Map.Entry<K, V> firstEntry() {
            return wrap(map.firstEntry());
        }

        @Nullable
        public Map.Entry<K, V> lastEntry() {
            return wrap(map.lastEntry());
        }

        public Map.Entry<K, V> pollFirstEntry() {
            throw unsupported();
        }

        public Map.Entry<K, V> pollLastEntry() {
            throw unsupported();
        }

        public NavigableMap<K, V> descendingMap() {
            return new UnmodifiableNavigableMap<K, V>(map.descendingMap());
        }

        public NavigableSet<K> navigableKeySet() {
            return new UnmodifiableNavigableSet<K>(map.navigableKeySet());
        }

        public NavigableSet<K> descendingKeySet() {
            return new UnmodifiableNavigableSet<K>(map.descendingKeySet());
        }

        public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
            return new UnmodifiableNavigableMap<K, V>(map.subMap(fromKey, fromInclusive, toKey, toInclusive));
        }

        public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
            return new UnmodifiableNavigableMap<K, V>(map.headMap(toKey, inclusive));
        }

        public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
            return new UnmodifiableNavigableMap<K, V>(map.tailMap(fromKey, inclusive));
        }
    }
}
