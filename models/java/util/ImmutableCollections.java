/**
 * The lists, sets and maps of List.of, Set.of, Map.of and copyOf: they never change and hold no null.
 *
 * In which order a set or map of this kind is walked is not documented and changes from run to run of the JDK; here it
 * is the order of insertion changed by a choice of espalier.Any.
 */
package java.util;

import espalier.Any;
import espalier.Nullable;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

class ImmutableCollections {
    /** Programs may see that the JDK has one object for all that are empty. */
    private static final List<Object> EMPTY_LIST = new ImmutableList<Object>(new Object[0], false);
    private static final Set<Object> EMPTY_SET = new ImmutableSet<Object>(new Object[0], new Object[0], null);

    private static final Map<Object, Object> EMPTY_MAP =
            new ImmutableMap<Object, Object>(new Object[0], null);

    private ImmutableCollections() {
    }

    static UnsupportedOperationException unsupported() {
        return new UnsupportedOperationException();
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> listOf(Object... elements) {
        if (elements.length == 0) {
            return (List<E>) EMPTY_LIST;
        }
        Object[] copy = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) {
            copy[i] = Objects.requireNonNull(elements[i]);
        }
        return new ImmutableList<E>(copy, false);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> copyOfList(Collection<? extends E> collection) {
        if (collection instanceof ImmutableList) {
            return (List<E>) collection;
        }
        return listOf(collection.toArray());
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> setOf(Object... elements) {
        if (elements.length == 0) {
            return (Set<E>) EMPTY_SET;
        }
        HashSlots slots = elements.length > 2 ? new HashSlots(elements.length) : null;
        Object[] few = slots == null ? new Object[elements.length] : null;
        Object[] copy = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) {
            Object element = Objects.requireNonNull(elements[i]);
            if (slots == null) {
                if (i == 1 && few[0].equals(element)) {
                    throw new IllegalArgumentException("duplicate element: " + few[0]);
                }
                few[i] = element;
            } else if (!slots.add(element, element)) {
                throw new IllegalArgumentException("duplicate element: " + element);
            }
            copy[i] = element;
        }
        shuffle(copy, 1);
        return new ImmutableSet<E>(copy, few, slots);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> copyOfSet(Collection<? extends E> collection) {
        if (collection instanceof ImmutableSet) {
            return (Set<E>) collection;
        }
        return setOf(new HashSet<E>(collection).toArray());
    }

    /** Keys and values alternate. */
    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> mapOf(Object... pairs) {
        if (pairs.length == 0) {
            return (Map<K, V>) EMPTY_MAP;
        }
        Object[] copy = new Object[pairs.length];
        HashSlots slots = pairs.length > 2 ? new HashSlots(pairs.length / 2) : null;
        for (int i = 0; i < pairs.length; i += 2) {
            Object key = Objects.requireNonNull(pairs[i]);
            Object value = Objects.requireNonNull(pairs[i + 1]);
            if (slots != null && !slots.add(key, value)) {
                throw new IllegalArgumentException("duplicate key: " + key);
            }
            copy[i] = key;
            copy[i + 1] = value;
        }
        shuffle(copy, 2);
        return new ImmutableMap<K, V>(copy, slots);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> copyOfMap(Map<? extends K, ? extends V> map) {
        if (map instanceof ImmutableMap) {
            return (Map<K, V>) map;
        }
        Object[] entries = map.entrySet().toArray(new Map.Entry[0]);
        Object[] pairs = new Object[entries.length * 2];
        for (int i = 0; i < entries.length; i++) {
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) entries[i];
            pairs[2 * i] = entry.getKey();
            pairs[2 * i + 1] = entry.getValue();
        }
        return mapOf(pairs);
    }

    /** Any order of the groups of `width` elements. */
    private static void shuffle(Object[] array, int width) {
        int groups = array.length / width;
        for (int i = 0; i + 1 < groups; i++) {
            int j = Any.anyInt("order of an immutable collection", i, groups - 1);
            for (int k = 0; k < width; k++) {
                Object swapped = array[i * width + k];
                array[i * width + k] = array[j * width + k];
                array[j * width + k] = swapped;
            }
        }
    }

    abstract static class ImmutableCollection<E> extends AbstractCollection<E> {
        public boolean add(E e) {
            throw unsupported();
        }

        public boolean addAll(Collection<? extends E> c) {
            throw unsupported();
        }

        public void clear() {
            throw unsupported();
        }

        public boolean remove(Object o) {
            throw unsupported();
        }

        public boolean removeAll(Collection<?> c) {
            throw unsupported();
        }

        public boolean removeIf(Predicate<? super E> filter) {
            throw unsupported();
        }

        public boolean retainAll(Collection<?> c) {
            throw unsupported();
        }
    }

    static final class ImmutableList<E> extends ImmutableCollection<E>
            implements List<E>, RandomAccess, java.io.Serializable {
        private final Object[] elements;
        /** Whether this is part of another list. */
        private final boolean part;

        ImmutableList(Object[] elements, boolean part) {
            this.elements = elements;
            this.part = part;
        }

        public int size() {
            return elements.length;
        }

        @SuppressWarnings("unchecked")
        public E get(int index) {
            if (part) {
                Objects.checkIndex(index, elements.length);
            } else if (elements.length == 1 || elements.length == 2) {
                if (index < 0 || index >= elements.length) {
                    throw new IndexOutOfBoundsException("Index: " + index + " Size: " + elements.length);
                }
            }
            return (E) elements[index];
        }

        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        /** Lists of one or two ask even an element that is the same. */
        private boolean isAt(int index, Object o) {
            boolean isLong = part || elements.length > 2;
            return (isLong && o == elements[index]) || o.equals(elements[index]);
        }

        public int indexOf(Object o) {
            Objects.requireNonNull(o);
            for (int i = 0; i < elements.length; i++) {
                if (isAt(i, o)) {
                    return i;
                }
            }
            return -1;
        }

        public int lastIndexOf(Object o) {
            Objects.requireNonNull(o);
            for (int i = elements.length - 1; i >= 0; i--) {
                if (isAt(i, o)) {
                    return i;
                }
            }
            return -1;
        }

        public Object[] toArray() {
            Object[] copy = new Object[elements.length];
            System.arraycopy(elements, 0, copy, 0, elements.length);
            return copy;
        }

        public void add(int index, E element) {
            throw unsupported();
        }

        public boolean addAll(int index, Collection<? extends E> c) {
            throw unsupported();
        }

        public E remove(int index) {
            throw unsupported();
        }

        public void replaceAll(UnaryOperator<E> operator) {
            throw unsupported();
        }

        public E set(int index, E element) {
            throw unsupported();
        }

        public void sort(Comparator<? super E> c) {
            throw unsupported();
        }

        public void addFirst(E e) {
            throw unsupported();
        }

        public void addLast(E e) {
            throw unsupported();
        }

        public E removeFirst() {
            throw unsupported();
        }

        public E removeLast() {
            throw unsupported();
        }

        public List<E> subList(int fromIndex, int toIndex) {
            AbstractList.subListRangeCheck(fromIndex, toIndex, elements.length);
            Object[] copy = new Object[toIndex - fromIndex];
            System.arraycopy(elements, fromIndex, copy, 0, copy.length);
            return new ImmutableList<E>(copy, true);
        }

        public Iterator<E> iterator() {
            return new ImmutableListIterator<E>(this, 0);
        }

        public ListIterator<E> listIterator() {
            return new ImmutableListIterator<E>(this, 0);
        }

        public ListIterator<E> listIterator(int index) {
            if (index < 0 || index > elements.length) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + elements.length);
            }
            return new ImmutableListIterator<E>(this, index);
        }

        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            if (!(o instanceof List)) {
                return false;
            }
            Iterator<?> others = ((List<?>) o).iterator();
            for (int i = 0; i < elements.length; i++) {
                if (!others.hasNext() || !Objects.equals(elements[i], others.next())) {
                    return false;
                }
            }
            return !others.hasNext();
        }

        @Override
        public int hashCode() {
            int hash = 1;
            for (Object element : elements) {
                hash = 31 * hash + Objects.hashCode(element);
            }
            return hash;
        }
    }

    static final class ImmutableListIterator<E> implements ListIterator<E> {
        private final ImmutableList<E> list;
        private int cursor;

        ImmutableListIterator(ImmutableList<E> list, int cursor) {
            this.list = list;
            this.cursor = cursor;
        }

        public boolean hasNext() {
            return cursor != list.size();
        }

        public E next() {
            if (cursor >= list.size()) {
                throw new NoSuchElementException();
            }
            return list.get(cursor++);
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            if (cursor <= 0) {
                throw new NoSuchElementException();
            }
            return list.get(--cursor);
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
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
    }

    static final class ArrayIterator<E> implements Iterator<E> {
        private final Object[] array;
        private int cursor = 0;

        ArrayIterator(Object[] array) {
            this.array = array;
        }

        public boolean hasNext() {
            return cursor < array.length;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (cursor >= array.length) {
                throw new NoSuchElementException();
            }
            return (E) array[cursor++];
        }
    }

    static final class ImmutableSet<E> extends ImmutableCollection<E> implements Set<E>, java.io.Serializable {
        private final Object[] elements;
        /** Up to two elements in the order they were given; null of more. */
        private final Object[] few;
        /** More of them, to be found by hash code. */
        private final HashSlots slots;

        ImmutableSet(Object[] elements, Object[] few, HashSlots slots) {
            this.elements = elements;
            this.few = few;
            this.slots = slots;
        }

        public int size() {
            return elements.length;
        }

        public boolean contains(Object o) {
            Objects.requireNonNull(o);
            if (slots != null) {
                return slots.get(o) != null;
            }
            for (Object each : few) {
                if (o.equals(each)) {
                    return true;
                }
            }
            return false;
        }

        public Iterator<E> iterator() {
            return new ArrayIterator<E>(elements);
        }

        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            if (!(o instanceof Set)) {
                return false;
            }
            Collection<?> other = (Collection<?>) o;
            if (other.size() != size()) {
                return false;
            }
            for (Object element : other) {
                if (element == null || !contains(element)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public int hashCode() {
            if (slots != null) {
                return slots.hashOfKeys();
            }
            int hash = 0;
            for (Object element : few) {
                hash += element.hashCode();
            }
            return hash;
        }
    }

    static final class ImmutableMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
        /** Keys and values alternate. */
        private final Object[] pairs;
        /** More than one pair, to be found by key. */
        private final HashSlots slots;

        ImmutableMap(Object[] pairs, HashSlots slots) {
            this.pairs = pairs;
            this.slots = slots;
        }

        public int size() {
            return pairs.length / 2;
        }

        @SuppressWarnings("unchecked")
        @Nullable
        public V get(Object key) {
            Objects.requireNonNull(key);
            if (slots != null) {
                return (V) slots.get(key);
            }
            return pairs.length > 0 && key.equals(pairs[0]) ? (V) pairs[1] : null;
        }

        public boolean containsKey(Object key) {
            return get(key) != null;
        }

        public boolean containsValue(Object value) {
            Objects.requireNonNull(value);
            if (slots != null) {
                return slots.containsValue(value);
            }
            return pairs.length > 0 && value.equals(pairs[1]);
        }

        @Override
        public int hashCode() {
            if (slots != null) {
                return slots.hashOfEntries();
            }
            return pairs.length > 0 ? pairs[0].hashCode() ^ pairs[1].hashCode() : 0;
        }

        public V getOrDefault(Object key, V defaultValue) {
            V value = get(key);
            return value != null ? value : defaultValue;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new ImmutableEntries<K, V>(pairs);
        }

        public void clear() {
            throw unsupported();
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw unsupported();
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
            throw unsupported();
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw unsupported();
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
            throw unsupported();
        }

        public V put(K key, V value) {
            throw unsupported();
        }

        public void putAll(Map<? extends K, ? extends V> m) {
            throw unsupported();
        }

        public V putIfAbsent(K key, V value) {
            throw unsupported();
        }

        public V remove(Object key) {
            throw unsupported();
        }

        public boolean remove(Object key, Object value) {
            throw unsupported();
        }

        public V replace(K key, V value) {
            throw unsupported();
        }

        public boolean replace(K key, V oldValue, V newValue) {
            throw unsupported();
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            throw unsupported();
        }
    }

    static final class ImmutableEntries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final Object[] pairs;

        ImmutableEntries(Object[] pairs) {
            this.pairs = pairs;
        }

        public int size() {
            return pairs.length / 2;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new ImmutableEntryIterator<K, V>(pairs);
        }
    }

    static final class ImmutableEntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Object[] pairs;
        private int cursor = 0;

        ImmutableEntryIterator(Object[] pairs) {
            this.pairs = pairs;
        }

        public boolean hasNext() {
            return cursor < pairs.length;
        }

        @SuppressWarnings("unchecked")
        public Map.Entry<K, V> next() {
            if (cursor >= pairs.length) {
                throw new NoSuchElementException();
            }
            K key = (K) pairs[cursor];
            V value = (V) pairs[cursor + 1];
            cursor += 2;
            return new KeyValueHolder<K, V>(key, value);
        }
    }
}
