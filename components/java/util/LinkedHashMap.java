package java.util;

import espalier.Any;

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
        if (removeEldestEntry(Any.anyObject("the eldest entry"))) {
            removeOne();
        }
        return before;
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

    private void touch() {
        if (isByAccess && size != 0 && Any.anyBoolean("whether another entry was accessed last")) {
            changes++;
        }
    }
}
