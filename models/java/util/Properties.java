/** Named settings, with defaults behind them. */
package java.util;

import espalier.Nullable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class Properties extends Hashtable<Object, Object> {
    protected volatile Properties defaults;

    /** Holds the settings; what is inherited from the hash table stays empty. */
    private final ConcurrentHashMap<Object, Object> map = new ConcurrentHashMap<Object, Object>(8);

    public Properties() {
        this(null);
    }

    public Properties(int initialCapacity) {
        this(null);
    }

    public Properties(Properties defaults) {
        super(1);
        this.defaults = defaults;
    }

    @Nullable
    public synchronized Object setProperty(String key, String value) {
        return put(key, value);
    }

    @Nullable
    public String getProperty(String key) {
        Object value = map.get(key);
        if (value instanceof String) {
            return (String) value;
        }
        return defaults == null ? null : defaults.getProperty(key);
    }

    public String getProperty(String key, String defaultValue) {
        String value = getProperty(key);
        return value == null ? defaultValue : value;
    }

    public Enumeration<?> propertyNames() {
        Hashtable<String, Object> names = new Hashtable<String, Object>();
        enumerate(names);
        return names.keys();
    }

    /** Names that are no strings are refused. */
    private void enumerate(Map<String, Object> names) {
        if (defaults != null) {
            defaults.enumerate(names);
        }
        for (Map.Entry<Object, Object> entry : map.entrySet()) {
            names.put((String) entry.getKey(), entry.getValue());
        }
    }

    public Set<String> stringPropertyNames() {
        Map<String, String> names = new HashMap<String, String>();
        collectNames(names);
        return Collections.unmodifiableSet(names.keySet());
    }

    private void collectNames(Map<String, String> names) {
        if (defaults != null) {
            defaults.collectNames(names);
        }
        for (Map.Entry<Object, Object> entry : map.entrySet()) {
            if (entry.getKey() instanceof String && entry.getValue() instanceof String) {
                names.put((String) entry.getKey(), (String) entry.getValue());
            }
        }
    }

    @Override
    public int size() {
        return map.size();
    }

    @Override
    public boolean isEmpty() {
        return map.isEmpty();
    }

    @Override
    public Enumeration<Object> keys() {
        return Collections.enumeration(map.keySet());
    }

    @Override
    public Enumeration<Object> elements() {
        return Collections.enumeration(map.values());
    }

    @Override
    public boolean contains(Object value) {
        return map.contains(value);
    }

    @Override
    public boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    @Override
    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    @Override
    @Nullable
    public Object get(Object key) {
        return map.get(key);
    }

    @Override
    @Nullable
    public synchronized Object put(Object key, Object value) {
        return map.put(key, value);
    }

    @Override
    @Nullable
    public synchronized Object remove(Object key) {
        return map.remove(key);
    }

    @Override
    public synchronized void putAll(Map<?, ?> t) {
        map.putAll(t);
    }

    @Override
    public synchronized void clear() {
        map.clear();
    }

    @Override
    public synchronized String toString() {
        return new String(map.toString());
    }

    @Override
    public Set<Object> keySet() {
        return new SynchronizedViews.SynchronizedSet<Object>(map.keySet(), this);
    }

    @Override
    public Collection<Object> values() {
        return new SynchronizedViews.SynchronizedCollection<Object>(map.values(), this);
    }

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
        return new SynchronizedViews.SynchronizedSet<Map.Entry<Object, Object>>(map.entrySet(), this);
    }

    @Override
    public synchronized boolean equals(Object o) {
        return map.equals(o);
    }

    @Override
    public synchronized int hashCode() {
        return map.hashCode();
    }

    @Override
    public Object getOrDefault(Object key, Object defaultValue) {
        return map.getOrDefault(key, defaultValue);
    }

    @Override
    public synchronized void forEach(BiConsumer<? super Object, ? super Object> action) {
        map.forEach(action);
    }

    @Override
    public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> function) {
        map.replaceAll(function);
    }

    @Override
    @Nullable
    public synchronized Object putIfAbsent(Object key, Object value) {
        return map.putIfAbsent(key, value);
    }

    @Override
    public synchronized boolean remove(Object key, Object value) {
        return map.remove(key, value);
    }

    @Override
    public synchronized Object computeIfAbsent(Object key, Function<? super Object, ?> mappingFunction) {
        return map.computeIfAbsent(key, mappingFunction);
    }

    @Override
    @Nullable
    public synchronized Object computeIfPresent(
            Object key, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
        return map.computeIfPresent(key, remappingFunction);
    }

    @Override
    public synchronized Object compute(
            Object key, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
        return map.compute(key, remappingFunction);
    }

    @Override
    public synchronized Object merge(
            Object key, Object value, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
        return map.merge(key, value, remappingFunction);
    }

    @Override
    public synchronized Object clone() {
        Properties copy = new Properties(defaults);
        copy.map.putAll(map);
        return copy;
    }
}
