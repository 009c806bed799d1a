/** Algorithms on collections, and collections that wrap others or hold nothing, one thing, or one thing many times. */
package java.util;

import espalier.Nullable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

public class Collections {
    @SuppressWarnings("rawtypes")
    public static final Set EMPTY_SET = new EmptySet<Object>();

    @SuppressWarnings("rawtypes")
    public static final List EMPTY_LIST = new EmptyList<Object>();

    @SuppressWarnings("rawtypes")
    public static final Map EMPTY_MAP = new EmptyMap<Object, Object>();

    private Collections() {
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        list.sort(c);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        Comparator<Object> order = (Comparator<Object>) (Comparator<?>) Comparators.NaturalOrder.INSTANCE;
        return search((List<Object>) (List<?>) list, key, order);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        Comparator<Object> order = c == null
                ? (Comparator<Object>) (Comparator<?>) Comparators.NaturalOrder.INSTANCE
                : (Comparator<Object>) c;
        return search((List<Object>) list, key, order);
    }

    /** Lists that are linked and very long are walked through instead, which only they can tell. */
    private static int search(List<Object> list, Object key, Comparator<Object> order) {
        if (!(list instanceof RandomAccess)) {
            list.size();
        }
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int result = order.compare(list.get(middle), key);
            if (result < 0) {
                low = middle + 1;
            } else if (result > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    @SuppressWarnings("unchecked")
    public static void reverse(List<?> list) {
        List<Object> objects = (List<Object>) list;
        int size = objects.size();
        if (size < 18 || list instanceof RandomAccess) {
            int high = size - 1;
            for (int low = 0; low < size >> 1; low++) {
                swap(objects, low, high);
                high--;
            }
        } else {
            ListIterator<Object> forward = objects.listIterator();
            ListIterator<Object> backward = objects.listIterator(size);
            for (int i = 0; i < size >> 1; i++) {
                Object swapped = forward.next();
                forward.set(backward.previous());
                backward.set(swapped);
            }
        }
    }

    public static void shuffle(List<?> list) {
        shuffle(list, new Random());
    }

    @SuppressWarnings("unchecked")
    public static void shuffle(List<?> list, Random rnd) {
        shuffle(list, (RandomGenerator) rnd);
    }

    @SuppressWarnings("unchecked")
    public static void shuffle(List<?> list, RandomGenerator rnd) {
        List<Object> objects = (List<Object>) list;
        int size = objects.size();
        if (size < 5 || list instanceof RandomAccess) {
            for (int i = size; i > 1; i--) {
                swap(objects, i - 1, rnd.nextInt(i));
            }
        } else {
            Object[] array = objects.toArray();
            for (int i = size; i > 1; i--) {
                int j = rnd.nextInt(i);
                Object swapped = array[i - 1];
                array[i - 1] = array[j];
                array[j] = swapped;
            }
            ListIterator<Object> iterator = objects.listIterator();
            for (Object element : array) {
                iterator.next();
                iterator.set(element);
            }
        }
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int i, int j) {
        List<Object> objects = (List<Object>) list;
        objects.set(i, objects.set(j, objects.get(i)));
    }

    public static <T> void fill(List<? super T> list, T obj) {
        int size = list.size();
        if (size < 25 || list instanceof RandomAccess) {
            for (int i = 0; i < size; i++) {
                list.set(i, obj);
            }
        } else {
            ListIterator<? super T> iterator = list.listIterator();
            for (int i = 0; i < size; i++) {
                iterator.next();
                iterator.set(obj);
            }
        }
    }

    public static <T> void copy(List<? super T> dest, List<? extends T> src) {
        int size = src.size();
        if (size > dest.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        if (size < 10 || (src instanceof RandomAccess && dest instanceof RandomAccess)) {
            for (int i = 0; i < size; i++) {
                dest.set(i, src.get(i));
            }
            return;
        }
        ListIterator<? super T> to = dest.listIterator();
        ListIterator<? extends T> from = src.listIterator();
        for (int i = 0; i < size; i++) {
            to.next();
            to.set(from.next());
        }
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) {
        Iterator<? extends T> iterator = coll.iterator();
        T candidate = iterator.next();
        while (iterator.hasNext()) {
            T next = iterator.next();
            if (next.compareTo(candidate) < 0) {
                candidate = next;
            }
        }
        return candidate;
    }

    @SuppressWarnings("unchecked")
    public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) {
        if (comp == null) {
            comp = (Comparator<T>) (Comparator<?>) Comparators.NaturalOrder.INSTANCE;
        }
        Iterator<? extends T> iterator = coll.iterator();
        T candidate = iterator.next();
        while (iterator.hasNext()) {
            T next = iterator.next();
            if (comp.compare(next, candidate) < 0) {
                candidate = next;
            }
        }
        return candidate;
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) {
        Iterator<? extends T> iterator = coll.iterator();
        T candidate = iterator.next();
        while (iterator.hasNext()) {
            T next = iterator.next();
            if (next.compareTo(candidate) > 0) {
                candidate = next;
            }
        }
        return candidate;
    }

    @SuppressWarnings("unchecked")
    public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) {
        if (comp == null) {
            comp = (Comparator<T>) (Comparator<?>) Comparators.NaturalOrder.INSTANCE;
        }
        Iterator<? extends T> iterator = coll.iterator();
        T candidate = iterator.next();
        while (iterator.hasNext()) {
            T next = iterator.next();
            if (comp.compare(next, candidate) > 0) {
                candidate = next;
            }
        }
        return candidate;
    }

    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        List<Object> objects = (List<Object>) list;
        if (list instanceof RandomAccess || objects.size() < 100) {
            rotateByMoving(objects, distance);
        } else {
            rotateByReversing(objects, distance);
        }
    }

    /** Each element goes to its place and turns out the one that stands there, until the circle is closed. */
    private static void rotateByMoving(List<Object> list, int distance) {
        int size = list.size();
        if (size == 0) {
            return;
        }
        int shift = Math.floorMod(distance, size);
        if (shift == 0) {
            return;
        }
        int moved = 0;
        for (int start = 0; moved != size; start++) {
            Object carried = list.get(start);
            int place = start;
            do {
                place += shift;
                if (place >= size) {
                    place -= size;
                }
                carried = list.set(place, carried);
                moved++;
            } while (place != start);
        }
    }

    private static void rotateByReversing(List<Object> list, int distance) {
        int size = list.size();
        int middle = Math.floorMod(-(distance % size), size);
        if (middle == 0) {
            return;
        }
        reverse(list.subList(0, middle));
        reverse(list.subList(middle, size));
        reverse(list);
    }

    public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
        boolean replaced = false;
        int size = list.size();
        if (size < 11 || list instanceof RandomAccess) {
            for (int i = 0; i < size; i++) {
                if (isEqual(oldVal, list.get(i))) {
                    list.set(i, newVal);
                    replaced = true;
                }
            }
            return replaced;
        }
        ListIterator<T> iterator = list.listIterator();
        for (int i = 0; i < size; i++) {
            if (isEqual(oldVal, iterator.next())) {
                iterator.set(newVal);
                replaced = true;
            }
        }
        return replaced;
    }

    /** Asks even an object that is the same. */
    private static boolean isEqual(Object one, Object other) {
        return one == null ? other == null : one.equals(other);
    }

    public static int indexOfSubList(List<?> source, List<?> target) {
        int sourceSize = source.size();
        int targetSize = target.size();
        for (int start = 0; start <= sourceSize - targetSize; start++) {
            if (matchesAt(source, target, targetSize, start)) {
                return start;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> source, List<?> target) {
        int sourceSize = source.size();
        int targetSize = target.size();
        for (int start = sourceSize - targetSize; start >= 0; start--) {
            if (matchesAt(source, target, targetSize, start)) {
                return start;
            }
        }
        return -1;
    }

    private static boolean matchesAt(List<?> source, List<?> target, int targetSize, int start) {
        for (int i = 0; i < targetSize; i++) {
            if (!isEqual(target.get(i), source.get(start + i))) {
                return false;
            }
        }
        return true;
    }

    public static int frequency(Collection<?> c, Object o) {
        int count = 0;
        for (Object element : c) {
            if (o == null ? element == null : o.equals(element)) {
                count++;
            }
        }
        return count;
    }

    public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
        Collection<?> contains = c2;
        Collection<?> iterate = c1;
        if (c1 instanceof Set) {
            iterate = c2;
            contains = c1;
        } else if (!(c2 instanceof Set)) {
            int size1 = c1.size();
            int size2 = c2.size();
            if (size1 == 0 || size2 == 0) {
                return true;
            }
            if (size1 > size2) {
                iterate = c2;
                contains = c1;
            }
        }
        for (Object element : iterate) {
            if (contains.contains(element)) {
                return false;
            }
        }
        return true;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> c, T... elements) {
        boolean result = false;
        for (T element : elements) {
            result |= c.add(element);
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        if (c.getClass() == UnmodifiableViews.UnmodifiableCollection.class) {
            return (Collection<T>) c;
        }
        return new UnmodifiableViews.UnmodifiableCollection<T>(c);
    }

    @SuppressWarnings("unchecked")
    public static <T> SequencedCollection<T> unmodifiableSequencedCollection(SequencedCollection<? extends T> c) {
        if (c.getClass() == UnmodifiableViews.UnmodifiableSequence.class) {
            return (SequencedCollection<T>) c;
        }
        return new UnmodifiableViews.UnmodifiableSequence<T>(c);
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
        if (s.getClass() == UnmodifiableViews.UnmodifiableSet.class) {
            return (Set<T>) s;
        }
        return new UnmodifiableViews.UnmodifiableSet<T>(s);
    }

    @SuppressWarnings("unchecked")
    public static <T> SequencedSet<T> unmodifiableSequencedSet(SequencedSet<? extends T> s) {
        if (s.getClass() == UnmodifiableViews.UnmodifiableSequencedSet.class) {
            return (SequencedSet<T>) s;
        }
        return new UnmodifiableViews.UnmodifiableSequencedSet<T>(s);
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> s) {
        if (s.getClass() == UnmodifiableViews.UnmodifiableSortedSet.class) {
            return s;
        }
        return new UnmodifiableViews.UnmodifiableSortedSet<T>(s);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> s) {
        if (s.getClass() == UnmodifiableViews.UnmodifiableNavigableSet.class) {
            return s;
        }
        return new UnmodifiableViews.UnmodifiableNavigableSet<T>(s);
    }

    @SuppressWarnings("unchecked")
    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        if (list instanceof UnmodifiableViews.UnmodifiableList) {
            return (List<T>) list;
        }
        return list instanceof RandomAccess
                ? new UnmodifiableViews.UnmodifiableRandomAccessList<T>(list)
                : new UnmodifiableViews.UnmodifiableList<T>(list);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        if (m.getClass() == UnmodifiableViews.UnmodifiableMap.class) {
            return (Map<K, V>) m;
        }
        return new UnmodifiableViews.UnmodifiableMap<K, V>(m);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> SequencedMap<K, V> unmodifiableSequencedMap(SequencedMap<? extends K, ? extends V> m) {
        if (m.getClass() == UnmodifiableViews.UnmodifiableSequencedMap.class) {
            return (SequencedMap<K, V>) m;
        }
        return new UnmodifiableViews.UnmodifiableSequencedMap<K, V>(m);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
        if (m.getClass() == UnmodifiableViews.UnmodifiableSortedMap.class) {
            return (SortedMap<K, V>) m;
        }
        return new UnmodifiableViews.UnmodifiableSortedMap<K, V>(m);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
        if (m.getClass() == UnmodifiableViews.UnmodifiableNavigableMap.class) {
            return (NavigableMap<K, V>) m;
        }
        return new UnmodifiableViews.UnmodifiableNavigableMap<K, V>(m);
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        return new SynchronizedViews.SynchronizedCollection<T>(c, null);
    }

    public static <T> Set<T> synchronizedSet(Set<T> s) {
        return new SynchronizedViews.SynchronizedSet<T>(s, null);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> s) {
        return new SynchronizedViews.SynchronizedSortedSet<T>(s, null);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return list instanceof RandomAccess
                ? new SynchronizedViews.SynchronizedRandomAccessList<T>(list, null)
                : new SynchronizedViews.SynchronizedList<T>(list, null);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
        return new SynchronizedViews.SynchronizedMap<K, V>(m, null);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
        return new SynchronizedViews.SynchronizedSortedMap<K, V>(m, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> Iterator<T> emptyIterator() {
        return (Iterator<T>) EmptyIterator.ITERATOR;
    }

    @SuppressWarnings("unchecked")
    public static <T> ListIterator<T> emptyListIterator() {
        return (ListIterator<T>) EmptyIterator.LIST_ITERATOR;
    }

    @SuppressWarnings("unchecked")
    public static <T> Enumeration<T> emptyEnumeration() {
        return (Enumeration<T>) EmptyIterator.ENUMERATION;
    }

    @SuppressWarnings("unchecked")
    public static final <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    @SuppressWarnings("unchecked")
    public static <E> SortedSet<E> emptySortedSet() {
        return (SortedSet<E>) UnmodifiableViews.Empty.SET;
    }

    @SuppressWarnings("unchecked")
    public static <E> NavigableSet<E> emptyNavigableSet() {
        return (NavigableSet<E>) UnmodifiableViews.Empty.SET;
    }

    @SuppressWarnings("unchecked")
    public static final <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    @SuppressWarnings("unchecked")
    public static final <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    @SuppressWarnings("unchecked")
    public static final <K, V> SortedMap<K, V> emptySortedMap() {
        return (SortedMap<K, V>) UnmodifiableViews.Empty.MAP;
    }

    @SuppressWarnings("unchecked")
    public static final <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return (NavigableMap<K, V>) UnmodifiableViews.Empty.MAP;
    }

    public static <T> Set<T> singleton(T o) {
        return new SingletonSet<T>(o);
    }

    public static <T> List<T> singletonList(T o) {
        return new SingletonList<T>(o);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new SingletonMap<K, V>(key, value);
    }

    public static <T> List<T> nCopies(int n, T o) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new CopiesList<T>(n, o);
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) (Comparator<?>) ReverseComparator.REVERSE_ORDER;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
        if (cmp == null) {
            return (Comparator<T>) (Comparator<?>) ReverseComparator.REVERSE_ORDER;
        }
        if ((Object) cmp == ReverseComparator.REVERSE_ORDER) {
            return (Comparator<T>) (Comparator<?>) Comparators.NaturalOrder.INSTANCE;
        }
        if ((Object) cmp == Comparators.NaturalOrder.INSTANCE) {
            return (Comparator<T>) (Comparator<?>) ReverseComparator.REVERSE_ORDER;
        }
        if (cmp instanceof ReversedComparator) {
            return ((ReversedComparator<T>) cmp).original;
        }
        return new ReversedComparator<T>(cmp);
    }

    public static <T> Enumeration<T> enumeration(Collection<T> c) {
        return new IteratorEnumeration<T>(c.iterator());
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> list = new ArrayList<T>();
        while (e.hasMoreElements()) {
            list.add(e.nextElement());
        }
        return list;
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new SetFromMap<E>(map);
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new LifoQueue<T>(Objects.requireNonNull(deque));
    }

    private static final class IteratorEnumeration<T> implements Enumeration<T> {
        private final Iterator<T> iterator;

        IteratorEnumeration(Iterator<T> iterator) {
            this.iterator = iterator;
        }

        public boolean hasMoreElements() {
            return iterator.hasNext();
        }

        public T nextElement() {
            return iterator.next();
        }
    }

    /** One of each, as in the JDK: programs may compare them. */
    private static final class EmptyIterator<E> implements ListIterator<E> {
        static final EmptyIterator<Object> ITERATOR = new EmptyIterator<>();
        static final EmptyIterator<Object> LIST_ITERATOR = new EmptyIterator<>();
        static final Enumeration<Object> ENUMERATION = new IteratorEnumeration<>(new EmptyIterator<>());

        public boolean hasNext() {
            return false;
        }

        public E next() {
            throw new NoSuchElementException();
        }

        public boolean hasPrevious() {
            return false;
        }

        public E previous() {
            throw new NoSuchElementException();
        }

        public int nextIndex() {
            return 0;
        }

        public int previousIndex() {
            return -1;
        }

        public void remove() {
            throw new IllegalStateException();
        }

        public void set(E e) {
            throw new IllegalStateException();
        }

        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class EmptySet<E> extends AbstractSet<E> implements java.io.Serializable {
        public Iterator<E> iterator() {
            return emptyIterator();
        }

        public int size() {
            return 0;
        }

        public boolean contains(Object obj) {
            return false;
        }

        public void clear() {
        }

        public boolean containsAll(Collection<?> c) {
            return c.isEmpty();
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }
    }

    private static final class EmptyList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        public Iterator<E> iterator() {
            return emptyIterator();
        }

        public ListIterator<E> listIterator() {
            return emptyListIterator();
        }

        public int size() {
            return 0;
        }

        public void clear() {
        }

        public boolean contains(Object obj) {
            return false;
        }

        public boolean containsAll(Collection<?> c) {
            return c.isEmpty();
        }

        public E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }

        @Override
        public void sort(Comparator<? super E> c) {
        }
    }

    private static final class EmptyMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
        public int size() {
            return 0;
        }

        public boolean containsKey(Object key) {
            return false;
        }

        public boolean containsValue(Object value) {
            return false;
        }

        @Nullable
        public V get(Object key) {
            return null;
        }

        public void clear() {
        }

        @Override
        public Set<K> keySet() {
            return emptySet();
        }

        @Override
        public Collection<V> values() {
            return emptySet();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return emptySet();
        }

        @Override
        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V computeIfAbsent(K key, java.util.function.Function<? super K, ? extends V> mappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V computeIfPresent(
                K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V compute(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V merge(
                K key, V value, java.util.function.BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SingletonIterator<E> implements Iterator<E> {
        private final E element;
        private boolean hasNext = true;

        SingletonIterator(E element) {
            this.element = element;
        }

        public boolean hasNext() {
            return hasNext;
        }

        public E next() {
            if (hasNext) {
                hasNext = false;
                return element;
            }
            throw new NoSuchElementException();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SingletonSet<E> extends AbstractSet<E> implements java.io.Serializable {
        private final E element;

        SingletonSet(E element) {
            this.element = element;
        }

        public Iterator<E> iterator() {
            return new SingletonIterator<E>(element);
        }

        public int size() {
            return 1;
        }

        public boolean contains(Object o) {
            return isEqual(o, element);
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SingletonList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private final E element;

        SingletonList(E element) {
            this.element = element;
        }

        public Iterator<E> iterator() {
            return new SingletonIterator<E>(element);
        }

        public int size() {
            return 1;
        }

        public boolean contains(Object o) {
            return isEqual(o, element);
        }

        public E get(int index) {
            if (index != 0) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
            }
            return element;
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            action.accept(element);
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void replaceAll(java.util.function.UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void sort(Comparator<? super E> c) {
        }
    }

    private static final class SingletonMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
        private final K key;
        private final V value;
        /** Made when it is asked for first. */
        private Set<Map.Entry<K, V>> entries;

        SingletonMap(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public int size() {
            return 1;
        }

        public boolean containsKey(Object o) {
            return isEqual(o, key);
        }

        public boolean containsValue(Object o) {
            return isEqual(o, value);
        }

        @Nullable
        public V get(Object o) {
            return isEqual(o, key) ? value : null;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            if (entries == null) {
                entries = Collections.<Map.Entry<K, V>>singleton(new SimpleImmutableEntry<K, V>(key, value));
            }
            return entries;
        }

        @Override
        public V getOrDefault(Object o, V defaultValue) {
            return isEqual(o, key) ? value : defaultValue;
        }

        @Override
        public void forEach(java.util.function.BiConsumer<? super K, ? super V> action) {
            action.accept(key, value);
        }

        @Override
        public void replaceAll(java.util.function.BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        @Override
        public V putIfAbsent(K k, V v) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean remove(Object k, Object v) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean replace(K k, V oldValue, V newValue) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V replace(K k, V v) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V computeIfAbsent(K k, java.util.function.Function<? super K, ? extends V> mappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V computeIfPresent(
                K k, java.util.function.BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V compute(K k, java.util.function.BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V merge(
                K k, V v, java.util.function.BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class CopiesList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private final int n;
        private final E element;

        CopiesList(int n, E element) {
            this.n = n;
            this.element = element;
        }

        public int size() {
            return n;
        }

        public boolean contains(Object obj) {
            return n != 0 && isEqual(obj, element);
        }

        public int indexOf(Object o) {
            return contains(o) ? 0 : -1;
        }

        public int lastIndexOf(Object o) {
            return contains(o) ? n - 1 : -1;
        }

        public E get(int index) {
            if (index < 0 || index >= n) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
            }
            return element;
        }

        public List<E> subList(int fromIndex, int toIndex) {
            AbstractList.subListRangeCheck(fromIndex, toIndex, n);
            return new CopiesList<E>(toIndex - fromIndex, element);
        }

        /** The element is asked once. */
        @Override
        public int hashCode() {
            if (n == 0) {
                return 1;
            }
            int power = 1;
            int sum = 0;
            for (int i = 0; i < n; i++) {
                sum += power;
                power *= 31;
            }
            return power + sum * Objects.hashCode(element);
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
            int left = n;
            while (others.hasNext() && left > 0) {
                left--;
                if (!isEqual(element, others.next())) {
                    return false;
                }
            }
            return left == 0 && !others.hasNext();
        }
    }

    private static final class ReverseComparator implements Comparator<Comparable<Object>>, java.io.Serializable {
        static final ReverseComparator REVERSE_ORDER = new ReverseComparator();

        public int compare(Comparable<Object> a, Comparable<Object> b) {
            return b.compareTo(a);
        }

        @Override
        public Comparator<Comparable<Object>> reversed() {
            return Comparator.naturalOrder();
        }
    }

    private static final class ReversedComparator<T> implements Comparator<T>, java.io.Serializable {
        final Comparator<T> original;

        ReversedComparator(Comparator<T> original) {
            this.original = original;
        }

        public int compare(T a, T b) {
            return original.compare(b, a);
        }

        @Override
        public boolean equals(Object o) {
            return o == this
                    || (o instanceof ReversedComparator && original.equals(((ReversedComparator<?>) o).original));
        }

        @Override
        public int hashCode() {
            return original.hashCode() ^ Integer.MIN_VALUE;
        }

        @Override
        public Comparator<T> reversed() {
            return original;
        }
    }

    private static final class SetFromMap<E> extends AbstractSet<E> implements java.io.Serializable {
        private final Map<E, Boolean> map;

        SetFromMap(Map<E, Boolean> map) {
            this.map = map;
        }

        public void clear() {
            map.clear();
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

        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        public boolean add(E e) {
            return map.put(e, Boolean.TRUE) == null;
        }

        public Iterator<E> iterator() {
            return map.keySet().iterator();
        }

        @Override
        public String toString() {
            return map.keySet().toString();
        }

        @Override
        public int hashCode() {
            return map.keySet().hashCode();
        }

        @Override
        public boolean equals(Object o) {
            return o == this || map.keySet().equals(o);
        }
    }

    private static final class LifoQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
        private final Deque<E> deque;

        LifoQueue(Deque<E> deque) {
            this.deque = deque;
        }

        public boolean add(E e) {
            deque.addFirst(e);
            return true;
        }

        public boolean offer(E e) {
            return deque.offerFirst(e);
        }

        @Nullable
        public E poll() {
            return deque.pollFirst();
        }

        public E remove() {
            return deque.removeFirst();
        }

        @Nullable
        public E peek() {
            return deque.peekFirst();
        }

        public E element() {
            return deque.getFirst();
        }

        public void clear() {
            deque.clear();
        }

        public int size() {
            return deque.size();
        }

        public boolean isEmpty() {
            return deque.isEmpty();
        }

        public boolean contains(Object o) {
            return deque.contains(o);
        }

        public boolean remove(Object o) {
            return deque.remove(o);
        }

        public Iterator<E> iterator() {
            return deque.iterator();
        }
    }
}
