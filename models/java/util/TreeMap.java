/** A map whose keys are sorted: a red-black tree. */
package java.util;

import espalier.Kept;
import espalier.Nullable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

public class TreeMap<K, V> extends AbstractMap<K, V>
        implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private static final boolean RED = false;
    private static final boolean BLACK = true;

    /** Null means the natural order of the keys. */
    private final Comparator<? super K> comparator;
    private Node<K, V> root;
    private int size = 0;
    int modCount = 0;
    /** Made when it is asked for first. */
    private SubMap<K, V> descending;

    static final class Node<K, V> implements Map.Entry<K, V> {
        K key;
        V value;
        Node<K, V> left;
        Node<K, V> right;
        Node<K, V> parent;
        boolean color = BLACK;

        Node(K key, V value, Node<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
            return isEqual(key, other.getKey()) && isEqual(value, other.getValue());
        }

        @Override
        public int hashCode() {
            return (key == null ? 0 : key.hashCode()) ^ (value == null ? 0 : value.hashCode());
        }

        @Override
        public String toString() {
            return key + "=" + value;
        }
    }

    public TreeMap() {
        comparator = null;
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        comparator = null;
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        comparator = m.comparator();
        buildFromSorted(m.size(), m.entrySet().iterator());
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return getEntry(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Node<K, V> entry = getFirstEntry(); entry != null; entry = successor(entry)) {
            if (isEqual(value, entry.value)) {
                return true;
            }
        }
        return false;
    }

    @Nullable
    public V get(Object key) {
        Node<K, V> entry = getEntry(key);
        return entry == null ? null : entry.value;
    }

    @Nullable
    public Comparator<? super K> comparator() {
        return comparator;
    }

    public K firstKey() {
        return key(getFirstEntry());
    }

    public K lastKey() {
        return key(getLastEntry());
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        int added = map.size();
        if (size == 0 && added != 0 && map instanceof SortedMap) {
            if (Objects.equals(comparator, ((SortedMap<?, ?>) map).comparator())) {
                modCount++;
                buildFromSorted(added, map.entrySet().iterator());
                return;
            }
        }
        super.putAll(map);
    }

    @SuppressWarnings("unchecked")
    final int compare(Object left, Object right) {
        if (comparator == null) {
            return ((Comparable<Object>) left).compareTo(right);
        }
        return comparator.compare((K) left, (K) right);
    }

    final Node<K, V> getEntry(Object key) {
        if (comparator == null) {
            Objects.requireNonNull(key);
            key = (Comparable<?>) key;
        }
        Node<K, V> entry = root;
        while (entry != null) {
            int order = compare(key, entry.key);
            if (order == 0) {
                return entry;
            }
            entry = order < 0 ? entry.left : entry.right;
        }
        return null;
    }

    /** The least entry whose key is greater than, or equal to when `inclusive`, the key. */
    final Node<K, V> above(K key, boolean inclusive) {
        Node<K, V> best = null;
        Node<K, V> entry = root;
        while (entry != null) {
            int order = compare(key, entry.key);
            if (order == 0 && inclusive) {
                return entry;
            }
            if (order < 0) {
                best = entry;
                entry = entry.left;
            } else {
                entry = entry.right;
            }
        }
        return best;
    }

    /** The greatest entry whose key is less than, or equal to when `inclusive`, the key. */
    final Node<K, V> below(K key, boolean inclusive) {
        Node<K, V> best = null;
        Node<K, V> entry = root;
        while (entry != null) {
            int order = compare(key, entry.key);
            if (order == 0 && inclusive) {
                return entry;
            }
            if (order > 0) {
                best = entry;
                entry = entry.right;
            } else {
                entry = entry.left;
            }
        }
        return best;
    }

    @Nullable
    public V put(K key, V value) {
        return put(key, value, true);
    }

    @Override
    @Nullable
    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    private V put(K key, V value, boolean replaceOld) {
        Node<K, V> parent = null;
        int order = 0;
        Node<K, V> entry = root;
        if (entry == null) {
            compare(key, key);
        } else if (comparator == null) {
            Objects.requireNonNull(key);
        }
        while (entry != null) {
            parent = entry;
            order = compare(key, entry.key);
            if (order == 0) {
                V old = entry.value;
                if (replaceOld || old == null) {
                    entry.value = value;
                }
                return old;
            }
            entry = order < 0 ? entry.left : entry.right;
        }
        addEntry(key, value, parent, order < 0);
        return null;
    }

    private void addEntry(K key, V value, Node<K, V> parent, boolean toLeft) {
        Node<K, V> entry = new Node<K, V>(key, value, parent);
        if (parent == null) {
            root = entry;
        } else {
            if (toLeft) {
                parent.left = entry;
            } else {
                parent.right = entry;
            }
            fixAfterInsertion(entry);
        }
        size++;
        modCount++;
    }

    private void checkForComodification(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Node<K, V> parent = null;
        int order = 0;
        Node<K, V> entry = root;
        if (entry != null && comparator == null) {
            Objects.requireNonNull(key);
        }
        while (entry != null) {
            parent = entry;
            order = compare(key, entry.key);
            if (order == 0) {
                if (entry.value == null) {
                    entry.value = make(key, mappingFunction);
                }
                return entry.value;
            }
            entry = order < 0 ? entry.left : entry.right;
        }
        V value = make(key, mappingFunction);
        if (value != null) {
            if (parent == null) {
                compare(key, key);
            }
            addEntry(key, value, parent, order < 0);
        }
        return value;
    }

    private V make(K key, Function<? super K, ? extends V> mappingFunction) {
        int expectedModCount = modCount;
        V value = mappingFunction.apply(key);
        checkForComodification(expectedModCount);
        return value;
    }

    private V remake(K key, V old, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, old);
        checkForComodification(expectedModCount);
        return value;
    }

    private V store(Node<K, V> entry, V value) {
        if (value == null) {
            deleteEntry(entry);
        } else {
            entry.value = value;
        }
        return value;
    }

    @Override
    @Nullable
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> entry = getEntry(key);
        if (entry == null || entry.value == null) {
            return null;
        }
        return store(entry, remake(key, entry.value, remappingFunction));
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> parent = null;
        int order = 0;
        Node<K, V> entry = root;
        if (entry != null && comparator == null) {
            Objects.requireNonNull(key);
        }
        while (entry != null) {
            parent = entry;
            order = compare(key, entry.key);
            if (order == 0) {
                return store(entry, remake(key, entry.value, remappingFunction));
            }
            entry = order < 0 ? entry.left : entry.right;
        }
        V value = remake(key, null, remappingFunction);
        if (value != null) {
            if (parent == null) {
                compare(key, key);
            }
            addEntry(key, value, parent, order < 0);
        }
        return value;
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        Node<K, V> parent = null;
        int order = 0;
        Node<K, V> entry = root;
        if (entry != null && comparator == null) {
            Objects.requireNonNull(key);
        }
        while (entry != null) {
            parent = entry;
            order = compare(key, entry.key);
            if (order == 0) {
                V old = entry.value;
                if (old == null) {
                    entry.value = value;
                    return value;
                }
                int expectedModCount = modCount;
                V merged = remappingFunction.apply(old, value);
                checkForComodification(expectedModCount);
                return store(entry, merged);
            }
            entry = order < 0 ? entry.left : entry.right;
        }
        if (parent == null) {
            compare(key, key);
        }
        addEntry(key, value, parent, order < 0);
        return value;
    }

    @Nullable
    public V remove(Object key) {
        Node<K, V> entry = getEntry(key);
        if (entry == null) {
            return null;
        }
        V old = entry.value;
        deleteEntry(entry);
        return old;
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    @SuppressWarnings("unchecked")
    @Override
    public Object clone() {
        TreeMap<K, V> copy;
        try {
            copy = (TreeMap<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.root = null;
        copy.size = 0;
        copy.modCount = 0;
        copy.descending = null;
        copy.buildFromSorted(size, entrySet().iterator());
        return copy;
    }

    private static <K, V> Map.Entry<K, V> export(Node<K, V> entry) {
        return entry == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(entry);
    }

    private static <K, V> K keyOrNull(Node<K, V> entry) {
        return entry == null ? null : entry.key;
    }

    private static <K, V> K key(Node<K, V> entry) {
        if (entry == null) {
            throw new NoSuchElementException();
        }
        return entry.key;
    }

    @Nullable
    public Map.Entry<K, V> firstEntry() {
        return export(getFirstEntry());
    }

    @Nullable
    public Map.Entry<K, V> lastEntry() {
        return export(getLastEntry());
    }

    @Nullable
    public Map.Entry<K, V> pollFirstEntry() {
        Node<K, V> entry = getFirstEntry();
        Map.Entry<K, V> result = export(entry);
        if (entry != null) {
            deleteEntry(entry);
        }
        return result;
    }

    @Nullable
    public Map.Entry<K, V> pollLastEntry() {
        Node<K, V> entry = getLastEntry();
        Map.Entry<K, V> result = export(entry);
        if (entry != null) {
            deleteEntry(entry);
        }
        return result;
    }

    @Nullable
    public Map.Entry<K, V> lowerEntry(K key) {
        return export(below(key, false));
    }

    @Nullable
    public K lowerKey(K key) {
        return keyOrNull(below(key, false));
    }

    @Nullable
    public Map.Entry<K, V> floorEntry(K key) {
        return export(below(key, true));
    }

    @Nullable
    public K floorKey(K key) {
        return keyOrNull(below(key, true));
    }

    @Nullable
    public Map.Entry<K, V> ceilingEntry(K key) {
        return export(above(key, true));
    }

    @Nullable
    public K ceilingKey(K key) {
        return keyOrNull(above(key, true));
    }

    @Nullable
    public Map.Entry<K, V> higherEntry(K key) {
        return export(above(key, false));
    }

    @Nullable
    public K higherKey(K key) {
        return keyOrNull(above(key, false));
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        return new KeySet<K>(this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public NavigableMap<K, V> descendingMap() {
        if (descending == null) {
            descending = new SubMap<K, V>(this, true, true, null, true, true, null, true);
        }
        return descending;
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return new SubMap<K, V>(this, false, false, fromKey, fromInclusive, false, toKey, toInclusive);
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return new SubMap<K, V>(this, false, true, null, true, false, toKey, inclusive);
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return new SubMap<K, V>(this, false, false, fromKey, inclusive, true, null, true);
    }

    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Node<K, V> entry = getEntry(key);
        if (entry != null && Objects.equals(oldValue, entry.value)) {
            entry.value = newValue;
            return true;
        }
        return false;
    }

    @Override
    @Nullable
    public V replace(K key, V value) {
        Node<K, V> entry = getEntry(key);
        if (entry == null) {
            return null;
        }
        V old = entry.value;
        entry.value = value;
        return old;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        for (Node<K, V> entry = getFirstEntry(); entry != null; entry = successor(entry)) {
            action.accept(entry.key, entry.value);
            checkForComodification(expectedModCount);
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expectedModCount = modCount;
        for (Node<K, V> entry = getFirstEntry(); entry != null; entry = successor(entry)) {
            entry.value = function.apply(entry.key, entry.value);
            checkForComodification(expectedModCount);
        }
    }

    final Node<K, V> getFirstEntry() {
        Node<K, V> entry = root;
        if (entry != null) {
            while (entry.left != null) {
                entry = entry.left;
            }
        }
        return entry;
    }

    final Node<K, V> getLastEntry() {
        Node<K, V> entry = root;
        if (entry != null) {
            while (entry.right != null) {
                entry = entry.right;
            }
        }
        return entry;
    }

    static <K, V> Node<K, V> successor(Node<K, V> entry) {
        if (entry == null) {
            return null;
        }
        if (entry.right != null) {
            Node<K, V> next = entry.right;
            while (next.left != null) {
                next = next.left;
            }
            return next;
        }
        Node<K, V> child = entry;
        Node<K, V> parent = entry.parent;
        while (parent != null && child == parent.right) {
            child = parent;
            parent = parent.parent;
        }
        return parent;
    }

    static <K, V> Node<K, V> predecessor(Node<K, V> entry) {
        if (entry == null) {
            return null;
        }
        if (entry.left != null) {
            Node<K, V> next = entry.left;
            while (next.right != null) {
                next = next.right;
            }
            return next;
        }
        Node<K, V> child = entry;
        Node<K, V> parent = entry.parent;
        while (parent != null && child == parent.left) {
            child = parent;
            parent = parent.parent;
        }
        return parent;
    }

    private static <K, V> boolean colorOf(Node<K, V> entry) {
        return entry == null ? BLACK : entry.color;
    }

    private static <K, V> Node<K, V> parentOf(Node<K, V> entry) {
        return entry == null ? null : entry.parent;
    }

    private static <K, V> void setColor(Node<K, V> entry, boolean color) {
        if (entry != null) {
            entry.color = color;
        }
    }

    private static <K, V> Node<K, V> leftOf(Node<K, V> entry) {
        return entry == null ? null : entry.left;
    }

    private static <K, V> Node<K, V> rightOf(Node<K, V> entry) {
        return entry == null ? null : entry.right;
    }

    /** The child of `parent` on the given side. */
    private static <K, V> Node<K, V> childOf(Node<K, V> parent, boolean left) {
        return left ? leftOf(parent) : rightOf(parent);
    }

    /** Puts `child`, perhaps null, in the place of `entry` below the entry's parent. */
    private void replaceChild(Node<K, V> entry, Node<K, V> child) {
        Node<K, V> parent = entry.parent;
        if (child != null) {
            child.parent = parent;
        }
        if (parent == null) {
            root = child;
        } else if (parent.left == entry) {
            parent.left = child;
        } else {
            parent.right = child;
        }
    }

    /** Turns the tree at `entry` so that its right child (its left one when `!left`) comes above it. */
    private void rotate(Node<K, V> entry, boolean left) {
        if (entry == null) {
            return;
        }
        Node<K, V> child = left ? entry.right : entry.left;
        Node<K, V> inner = left ? child.left : child.right;
        if (left) {
            entry.right = inner;
        } else {
            entry.left = inner;
        }
        if (inner != null) {
            inner.parent = entry;
        }
        replaceChild(entry, child);
        if (left) {
            child.left = entry;
        } else {
            child.right = entry;
        }
        entry.parent = child;
    }

    private void fixAfterInsertion(Node<K, V> added) {
        added.color = RED;
        Node<K, V> entry = added;
        while (entry != null && entry != root && entry.parent.color == RED) {
            Node<K, V> grandparent = parentOf(parentOf(entry));
            boolean left = parentOf(entry) == leftOf(grandparent);
            Node<K, V> uncle = childOf(grandparent, !left);
            if (colorOf(uncle) == RED) {
                setColor(parentOf(entry), BLACK);
                setColor(uncle, BLACK);
                setColor(grandparent, RED);
                entry = grandparent;
            } else {
                if (entry == childOf(parentOf(entry), !left)) {
                    entry = parentOf(entry);
                    rotate(entry, left);
                }
                setColor(parentOf(entry), BLACK);
                setColor(parentOf(parentOf(entry)), RED);
                rotate(parentOf(parentOf(entry)), !left);
            }
        }
        root.color = BLACK;
    }

    /** An entry with two children takes key and value of its successor, which is unlinked in its stead. */
    void deleteEntry(Node<K, V> deleted) {
        modCount++;
        size--;
        Node<K, V> entry = deleted;
        if (entry.left != null && entry.right != null) {
            Node<K, V> next = successor(entry);
            entry.key = next.key;
            entry.value = next.value;
            entry = next;
        }
        Node<K, V> replacement = entry.left != null ? entry.left : entry.right;
        if (replacement != null) {
            replaceChild(entry, replacement);
            entry.left = null;
            entry.right = null;
            entry.parent = null;
            if (entry.color == BLACK) {
                fixAfterDeletion(replacement);
            }
        } else if (entry.parent == null) {
            root = null;
        } else {
            if (entry.color == BLACK) {
                fixAfterDeletion(entry);
            }
            if (entry.parent != null) {
                replaceChild(entry, null);
                entry.parent = null;
            }
        }
    }

    private void fixAfterDeletion(Node<K, V> start) {
        Node<K, V> entry = start;
        while (entry != root && colorOf(entry) == BLACK) {
            boolean left = entry == leftOf(parentOf(entry));
            Node<K, V> sibling = childOf(parentOf(entry), !left);
            if (colorOf(sibling) == RED) {
                setColor(sibling, BLACK);
                setColor(parentOf(entry), RED);
                rotate(parentOf(entry), left);
                sibling = childOf(parentOf(entry), !left);
            }
            if (colorOf(leftOf(sibling)) == BLACK && colorOf(rightOf(sibling)) == BLACK) {
                setColor(sibling, RED);
                entry = parentOf(entry);
            } else {
                if (colorOf(childOf(sibling, !left)) == BLACK) {
                    setColor(childOf(sibling, left), BLACK);
                    setColor(sibling, RED);
                    rotate(sibling, !left);
                    sibling = childOf(parentOf(entry), !left);
                }
                setColor(sibling, colorOf(parentOf(entry)));
                setColor(parentOf(entry), BLACK);
                setColor(childOf(sibling, !left), BLACK);
                rotate(parentOf(entry), left);
                entry = root;
            }
        }
        setColor(entry, BLACK);
    }

    /** Builds a balanced tree from entries that come in order; only the lowest, incomplete level is red. */
    private void buildFromSorted(int count, Iterator<? extends Map.Entry<? extends K, ? extends V>> entries) {
        this.size = count;
        int redLevel = 31 - Integer.numberOfLeadingZeros(count + 1);
        root = build(0, 0, count - 1, redLevel, entries);
        if (root != null) {
            root.color = BLACK;
        }
    }

    private Node<K, V> build(
            int level, int low, int high, int redLevel,
            Iterator<? extends Map.Entry<? extends K, ? extends V>> entries) {
        if (high < low) {
            return null;
        }
        int middle = (low + high) >>> 1;
        Node<K, V> left = low < middle ? build(level + 1, low, middle - 1, redLevel, entries) : null;
        Map.Entry<? extends K, ? extends V> source = entries.next();
        Node<K, V> entry = new Node<K, V>(source.getKey(), source.getValue(), null);
        if (level == redLevel) {
            entry.color = RED;
        }
        if (left != null) {
            entry.left = left;
            left.parent = entry;
        }
        if (middle < high) {
            Node<K, V> right = build(level + 1, middle + 1, high, redLevel, entries);
            entry.right = right;
            right.parent = entry;
        }
        return entry;
    }

    /** For tree sets: takes over the elements of a sorted set as keys. */
    void addAllForTreeSet(SortedSet<? extends K> set, V value) {
        modCount++;
        buildFromSorted(set.size(), new KeyedEntries<K, V>(set.iterator(), value));
    }

    private static final class KeyedEntries<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Iterator<? extends K> keys;
        private final V value;

        KeyedEntries(Iterator<? extends K> keys, V value) {
            this.keys = keys;
            this.value = value;
        }

        public boolean hasNext() {
            return keys.hasNext();
        }

        public Map.Entry<K, V> next() {
            return new AbstractMap.SimpleImmutableEntry<K, V>(keys.next(), value);
        }
    }

    @Kept
    class Values extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return new ValueIterator<K, V>(entryIterator());
        }

        public int size() {
            return TreeMap.this.size();
        }

        public boolean contains(Object o) {
            return TreeMap.this.containsValue(o);
        }

        public boolean remove(Object o) {
            for (Node<K, V> entry = getFirstEntry(); entry != null; entry = successor(entry)) {
                if (isEqual(entry.getValue(), o)) {
                    deleteEntry(entry);
                    return true;
                }
            }
            return false;
        }

        public void clear() {
            TreeMap.this.clear();
        }

        public Spliterator<V> spliterator() {
            return new ValueSpliterator<K, V>(TreeMap.this);
        }
    }

    @Kept
    class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return entryIterator();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            Object value = entry.getValue();
            Node<K, V> found = getEntry(entry.getKey());
            return found != null && isEqual(found.getValue(), value);
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            Object value = entry.getValue();
            Node<K, V> found = getEntry(entry.getKey());
            if (found != null && isEqual(found.getValue(), value)) {
                deleteEntry(found);
                return true;
            }
            return false;
        }

        public int size() {
            return TreeMap.this.size();
        }

        public void clear() {
            TreeMap.this.clear();
        }

        public Spliterator<Map.Entry<K, V>> spliterator() {
            return new EntrySpliterator<K, V>(TreeMap.this);
        }
    }

    /** Walks the whole tree; notices changes after each entry, or at the end when it runs to the end. */
    abstract static class TreeSpliterator<K, V, T> implements Spliterator<T> {
        final TreeMap<K, V> map;
        private Node<K, V> current;
        private int left = -1;
        private int expectedModCount;

        TreeSpliterator(TreeMap<K, V> map) {
            this.map = map;
        }

        abstract T view(Node<K, V> entry);

        private void bind() {
            if (left < 0) {
                left = map.size;
                expectedModCount = map.modCount;
                current = map.getFirstEntry();
            }
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            Node<K, V> entry = current;
            if (entry == null) {
                return false;
            }
            current = successor(entry);
            left--;
            action.accept(view(entry));
            map.checkForComodification(expectedModCount);
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            Node<K, V> entry = current;
            if (entry == null) {
                return;
            }
            current = null;
            while (entry != null) {
                action.accept(view(entry));
                entry = successor(entry);
            }
            map.checkForComodification(expectedModCount);
        }

        public long estimateSize() {
            bind();
            return left;
        }

        public int characteristics() {
            return Spliterator.SIZED | Spliterator.ORDERED;
        }
    }

    static final class KeySpliterator<K, V> extends TreeSpliterator<K, V, K> {
        KeySpliterator(TreeMap<K, V> map) {
            super(map);
        }

        @Override
        K view(Node<K, V> entry) {
            return entry.key;
        }

        @Override
        public int characteristics() {
            return Spliterator.SIZED | Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED;
        }

        @Override
        public Comparator<? super K> getComparator() {
            return map.comparator;
        }
    }

    static final class ValueSpliterator<K, V> extends TreeSpliterator<K, V, V> {
        ValueSpliterator(TreeMap<K, V> map) {
            super(map);
        }

        @Override
        V view(Node<K, V> entry) {
            return entry.value;
        }
    }

    static final class EntrySpliterator<K, V> extends TreeSpliterator<K, V, Map.Entry<K, V>> {
        EntrySpliterator(TreeMap<K, V> map) {
            super(map);
        }

        @Override
        Map.Entry<K, V> view(Node<K, V> entry) {
            return entry;
        }

        @Override
        public int characteristics() {
            return Spliterator.SIZED | Spliterator.DISTINCT | Spliterator.ORDERED;
        }
    }

    Iterator<Map.Entry<K, V>> entryIterator() {
        return new EntryIterator<K, V>(this, getFirstEntry(), null, false);
    }

    Iterator<K> keyIterator() {
        return new KeyIterator<K, V>(entryIterator());
    }

    Iterator<K> descendingKeyIterator() {
        return new KeyIterator<K, V>(new EntryIterator<K, V>(this, getLastEntry(), null, true));
    }

    /** Walks entries up or down, up to an entry (by its key, since deletions move keys) that it does not reach. */
    static final class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;
        private final boolean descending;
        private Node<K, V> next;
        private Node<K, V> lastReturned;
        private final boolean fenced;
        private final K fenceKey;
        private int expectedModCount;

        EntryIterator(TreeMap<K, V> map, Node<K, V> first, Node<K, V> fence, boolean descending) {
            this.map = map;
            this.next = first;
            this.fenced = fence != null;
            this.fenceKey = fence == null ? null : fence.key;
            this.descending = descending;
            this.expectedModCount = map.modCount;
        }

        public boolean hasNext() {
            return next != null && !(fenced && next.key == fenceKey);
        }

        public Map.Entry<K, V> next() {
            Node<K, V> entry = next;
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (map.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            next = descending ? predecessor(entry) : successor(entry);
            lastReturned = entry;
            return entry;
        }

        public void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            if (map.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (!descending && lastReturned.left != null && lastReturned.right != null) {
                next = lastReturned;
            }
            map.deleteEntry(lastReturned);
            lastReturned = null;
            expectedModCount = map.modCount;
        }
    }

    static final class KeyIterator<K, V> implements Iterator<K> {
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

    static final class ValueIterator<K, V> implements Iterator<V> {
        private final Iterator<Map.Entry<K, V>> entries;

        ValueIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public V next() {
            return entries.next().getValue();
        }

        public void remove() {
            entries.remove();
        }
    }

    /** The keys of a navigable map as a navigable set. */
    @Kept
    static class KeySet<E> extends AbstractSet<E> implements NavigableSet<E> {
        private final NavigableMap<E, ?> map;

        KeySet(NavigableMap<E, ?> map) {
            this.map = map;
        }

        @SuppressWarnings("unchecked")
        public Iterator<E> iterator() {
            if (map instanceof TreeMap) {
                return ((TreeMap<E, Object>) map).keyIterator();
            }
            return ((SubMap<E, Object>) map).keyIterator();
        }

        @SuppressWarnings("unchecked")
        @Override
        public Spliterator<E> spliterator() {
            if (map instanceof TreeMap) {
                return new KeySpliterator<E, Object>((TreeMap<E, Object>) map);
            }
            return new Spliterators.SortedSpliterator<E>(this);
        }

        @SuppressWarnings("unchecked")
        public Iterator<E> descendingIterator() {
            if (map instanceof TreeMap) {
                return ((TreeMap<E, Object>) map).descendingKeyIterator();
            }
            return ((SubMap<E, Object>) map).descendingKeyIterator();
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

        public void clear() {
            map.clear();
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

        public E first() {
            return map.firstKey();
        }

        public E last() {
            return map.lastKey();
        }

        @Nullable
        public Comparator<? super E> comparator() {
            return map.comparator();
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

        public boolean remove(Object o) {
            int oldSize = size();
            map.remove(o);
            return size() != oldSize;
        }

        public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
            return new KeySet<E>(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
        }

        public NavigableSet<E> headSet(E toElement, boolean inclusive) {
            return new KeySet<E>(map.headMap(toElement, inclusive));
        }

        public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
            return new KeySet<E>(map.tailMap(fromElement, inclusive));
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

        public NavigableSet<E> descendingSet() {
            return new OtherWay<E>(map.descendingMap());
        }
    }

    /** Made anew each time, other than the keys of the same map. */
    static final class OtherWay<E> extends KeySet<E> {
        OtherWay(NavigableMap<E, ?> map) {
            super(map);
        }
    }

    /** A view of the entries between two bounds, in the order of the map or, when `descending`, against it. */
    static final class SubMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, java.io.Serializable {
        private final TreeMap<K, V> map;
        private final boolean descending;
        private final boolean fromStart;
        private final K low;
        private final boolean lowInclusive;
        private final boolean toEnd;
        private final K high;
        private final boolean highInclusive;
        /** Made when it is asked for first. */
        private SubMap<K, V> otherWay;

        SubMap(
                TreeMap<K, V> map, boolean descending, boolean fromStart, K low, boolean lowInclusive,
                boolean toEnd, K high, boolean highInclusive) {
            if (!fromStart && !toEnd) {
                if (map.compare(low, high) > 0) {
                    throw new IllegalArgumentException("fromKey > toKey");
                }
            } else {
                if (!fromStart) {
                    map.compare(low, low);
                }
                if (!toEnd) {
                    map.compare(high, high);
                }
            }
            this.map = map;
            this.descending = descending;
            this.fromStart = fromStart;
            this.low = low;
            this.lowInclusive = lowInclusive;
            this.toEnd = toEnd;
            this.high = high;
            this.highInclusive = highInclusive;
        }

        private boolean tooLow(Object key) {
            if (fromStart) {
                return false;
            }
            int order = map.compare(key, low);
            return order < 0 || (order == 0 && !lowInclusive);
        }

        private boolean tooHigh(Object key) {
            if (toEnd) {
                return false;
            }
            int order = map.compare(key, high);
            return order > 0 || (order == 0 && !highInclusive);
        }

        private boolean inRange(Object key) {
            return !tooLow(key) && !tooHigh(key);
        }

        private boolean inClosedRange(Object key) {
            return (fromStart || map.compare(key, low) >= 0) && (toEnd || map.compare(high, key) >= 0);
        }

        private boolean inRange(Object key, boolean inclusive) {
            return inclusive ? inRange(key) : inClosedRange(key);
        }

        private Node<K, V> lowest() {
            Node<K, V> entry = fromStart ? map.getFirstEntry() : map.above(low, lowInclusive);
            return entry == null || tooHigh(entry.key) ? null : entry;
        }

        private Node<K, V> highest() {
            Node<K, V> entry = toEnd ? map.getLastEntry() : map.below(high, highInclusive);
            return entry == null || tooLow(entry.key) ? null : entry;
        }

        /** The first entry beyond the upper bound. */
        private Node<K, V> highFence() {
            return toEnd ? null : map.above(high, !highInclusive);
        }

        private Node<K, V> lowFence() {
            return fromStart ? null : map.below(low, !lowInclusive);
        }

        private Node<K, V> aboveInRange(K key, boolean inclusive) {
            if (tooLow(key)) {
                return lowest();
            }
            Node<K, V> entry = map.above(key, inclusive);
            return entry == null || tooHigh(entry.key) ? null : entry;
        }

        private Node<K, V> belowInRange(K key, boolean inclusive) {
            if (tooHigh(key)) {
                return highest();
            }
            Node<K, V> entry = map.below(key, inclusive);
            return entry == null || tooLow(entry.key) ? null : entry;
        }

        /** The next entry after the key in the direction of this view. */
        private Node<K, V> after(K key, boolean inclusive) {
            return descending ? belowInRange(key, inclusive) : aboveInRange(key, inclusive);
        }

        private Node<K, V> before(K key, boolean inclusive) {
            return descending ? aboveInRange(key, inclusive) : belowInRange(key, inclusive);
        }

        private Node<K, V> first() {
            return descending ? highest() : lowest();
        }

        private Node<K, V> last() {
            return descending ? lowest() : highest();
        }

        public boolean isEmpty() {
            return fromStart && toEnd ? map.isEmpty() : entrySet().isEmpty();
        }

        public int size() {
            return fromStart && toEnd ? map.size() : entrySet().size();
        }

        private void checkRange(K key) {
            if (!inRange(key)) {
                throw new IllegalArgumentException("key out of range");
            }
        }

        @Override
        @Nullable
        public V putIfAbsent(K key, V value) {
            checkRange(key);
            return map.putIfAbsent(key, value);
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
            checkRange(key);
            return map.merge(key, value, remappingFunction);
        }

        /** A key outside the range may be asked for as long as nothing is to be stored. */
        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
            if (inRange(key)) {
                return map.computeIfAbsent(key, mappingFunction);
            }
            if (mappingFunction.apply(key) == null) {
                return null;
            }
            throw new IllegalArgumentException("key out of range");
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            if (inRange(key)) {
                return map.compute(key, remappingFunction);
            }
            if (remappingFunction.apply(key, null) == null) {
                return null;
            }
            throw new IllegalArgumentException("key out of range");
        }

        @Override
        @Nullable
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            return inRange(key) ? map.computeIfPresent(key, remappingFunction) : null;
        }

        public boolean containsKey(Object key) {
            return inRange(key) && map.containsKey(key);
        }

        @Nullable
        public V put(K key, V value) {
            if (!inRange(key)) {
                throw new IllegalArgumentException("key out of range");
            }
            return map.put(key, value);
        }

        @Nullable
        public V get(Object key) {
            return !inRange(key) ? null : map.get(key);
        }

        @Nullable
        public V remove(Object key) {
            return !inRange(key) ? null : map.remove(key);
        }

        @Nullable
        public Map.Entry<K, V> ceilingEntry(K key) {
            return export(after(key, true));
        }

        @Nullable
        public K ceilingKey(K key) {
            return keyOrNull(after(key, true));
        }

        @Nullable
        public Map.Entry<K, V> higherEntry(K key) {
            return export(after(key, false));
        }

        @Nullable
        public K higherKey(K key) {
            return keyOrNull(after(key, false));
        }

        @Nullable
        public Map.Entry<K, V> floorEntry(K key) {
            return export(before(key, true));
        }

        @Nullable
        public K floorKey(K key) {
            return keyOrNull(before(key, true));
        }

        @Nullable
        public Map.Entry<K, V> lowerEntry(K key) {
            return export(before(key, false));
        }

        @Nullable
        public K lowerKey(K key) {
            return keyOrNull(before(key, false));
        }

        public K firstKey() {
            return key(first());
        }

        public K lastKey() {
            return key(last());
        }

        @Nullable
        public Map.Entry<K, V> firstEntry() {
            return export(first());
        }

        @Nullable
        public Map.Entry<K, V> lastEntry() {
            return export(last());
        }

        @Nullable
        public Map.Entry<K, V> pollFirstEntry() {
            Node<K, V> entry = first();
            Map.Entry<K, V> result = export(entry);
            if (entry != null) {
                map.deleteEntry(entry);
            }
            return result;
        }

        @Nullable
        public Map.Entry<K, V> pollLastEntry() {
            Node<K, V> entry = last();
            Map.Entry<K, V> result = export(entry);
            if (entry != null) {
                map.deleteEntry(entry);
            }
            return result;
        }

        @Nullable
        public Comparator<? super K> comparator() {
            return descending ? Collections.reverseOrder(map.comparator) : map.comparator;
        }

        public NavigableSet<K> navigableKeySet() {
            return new KeySet<K>(this);
        }

        public Set<K> keySet() {
            return navigableKeySet();
        }

        public NavigableSet<K> descendingKeySet() {
            return descendingMap().navigableKeySet();
        }

        public NavigableMap<K, V> descendingMap() {
            if (otherWay == null) {
                otherWay = new SubMap<K, V>(map, !descending, fromStart, low, lowInclusive, toEnd, high, highInclusive);
            }
            return otherWay;
        }

        public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
            if (!inRange(fromKey, fromInclusive)) {
                throw new IllegalArgumentException("fromKey out of range");
            }
            if (!inRange(toKey, toInclusive)) {
                throw new IllegalArgumentException("toKey out of range");
            }
            if (descending) {
                return new SubMap<K, V>(map, true, false, toKey, toInclusive, false, fromKey, fromInclusive);
            }
            return new SubMap<K, V>(map, false, false, fromKey, fromInclusive, false, toKey, toInclusive);
        }

        public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
            if (!inRange(toKey, inclusive)) {
                throw new IllegalArgumentException("toKey out of range");
            }
            if (descending) {
                return new SubMap<K, V>(map, true, false, toKey, inclusive, toEnd, high, highInclusive);
            }
            return new SubMap<K, V>(map, false, fromStart, low, lowInclusive, false, toKey, inclusive);
        }

        public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
            if (!inRange(fromKey, inclusive)) {
                throw new IllegalArgumentException("fromKey out of range");
            }
            if (descending) {
                return new SubMap<K, V>(map, true, fromStart, low, lowInclusive, false, fromKey, inclusive);
            }
            return new SubMap<K, V>(map, false, false, fromKey, inclusive, toEnd, high, highInclusive);
        }

        public SortedMap<K, V> subMap(K fromKey, K toKey) {
            return subMap(fromKey, true, toKey, false);
        }

        public SortedMap<K, V> headMap(K toKey) {
            return headMap(toKey, false);
        }

        public SortedMap<K, V> tailMap(K fromKey) {
            return tailMap(fromKey, true);
        }

        private Iterator<Map.Entry<K, V>> ascendingEntries() {
            return new EntryIterator<K, V>(map, lowest(), highFence(), false);
        }

        private Iterator<Map.Entry<K, V>> descendingEntries() {
            return new EntryIterator<K, V>(map, highest(), lowFence(), true);
        }

        Iterator<Map.Entry<K, V>> entryIterator() {
            return descending ? descendingEntries() : ascendingEntries();
        }

        Iterator<K> keyIterator() {
            return new KeyIterator<K, V>(entryIterator());
        }

        Iterator<K> descendingKeyIterator() {
            return new KeyIterator<K, V>(descending ? ascendingEntries() : descendingEntries());
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new SubMapEntries<K, V>(this);
        }
    }

    @Kept
    static final class SubMapEntries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final SubMap<K, V> view;

        SubMapEntries(SubMap<K, V> view) {
            this.view = view;
        }

        public int size() {
            if (view.fromStart && view.toEnd) {
                return view.map.size();
            }
            int count = 0;
            Iterator<Map.Entry<K, V>> iterator = iterator();
            while (iterator.hasNext()) {
                count++;
                iterator.next();
            }
            return count;
        }

        public boolean isEmpty() {
            return view.lowest() == null;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return view.entryIterator();
        }

        private Node<K, V> find(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            Object key = entry.getKey();
            if (!view.inRange(key)) {
                return null;
            }
            Node<K, V> found = view.map.getEntry(key);
            return found != null && isEqual(found.getValue(), entry.getValue()) ? found : null;
        }

        public boolean contains(Object o) {
            return find(o) != null;
        }

        public boolean remove(Object o) {
            Node<K, V> found = find(o);
            if (found == null) {
                return false;
            }
            view.map.deleteEntry(found);
            return true;
        }
    }
}
