package java.util;

import espalier.Any;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The protocol of LinkedHashMap: as HashMap; where entries are in the order of access, reading is a change. */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private boolean isByAccess;

    public LinkedHashMap() {
    }

    public LinkedHashMap(int initialCapacity) {
        super(initialCapacity);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        isByAccess = accessOrder;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        super(m);
    }

    public static <K, V> LinkedHashMap<K, V> newLinkedHashMap(int numMappings) {
        return new LinkedHashMap<>();
    }

    public V get(Object key) {
        touch();
        return super.get(key);
    }

    public V getOrDefault(Object key, V defaultValue) {
        touch();
        return super.getOrDefault(key, defaultValue);
    }

    public V put(K key, V value) {
        touch();
        V before = super.put(key, value);
        forgetEldest();
        return before;
    }

    public V putIfAbsent(K key, V value) {
        touch();
        V before = super.putIfAbsent(key, value);
        forgetEldest();
        return before;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        touch();
        super.putAll(m);
        forgetEldest();
    }

    public boolean replace(K key, V oldValue, V newValue) {
        touch();
        return super.replace(key, oldValue, newValue);
    }

    public V replace(K key, V value) {
        touch();
        return super.replace(key, value);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        V value = super.computeIfAbsent(key, mappingFunction);
        touch();
        forgetEldest();
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        V value = super.computeIfPresent(key, remappingFunction);
        touch();
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        V value = super.compute(key, remappingFunction);
        touch();
        forgetEldest();
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        V merged = super.merge(key, value, remappingFunction);
        touch();
        forgetEldest();
        return merged;
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    public V putFirst(K key, V value) {
        changes++;
        return super.put(key, value);
    }

    public V putLast(K key, V value) {
        changes++;
        return super.put(key, value);
    }

    public SequencedMap<K, V> reversed() {
        return Any.anyObject("a view");
    }

    Iterator<Map.Entry<K, V>> descendingEntryIterator() {
        return new Cursor<>(this);
    }

    /** A subclass says whether there are too many. */
    private void forgetEldest() {
        if (removeEldestEntry(Any.anyObject("the eldest entry"))) {
            removeOne();
        }
    }

    private void touch() {
        if (isByAccess && size != 0 && Any.anyBoolean("whether another entry was accessed last")) {
            changes++;
        }
    }
}
