import java.util.HashMap;
import java.util.Map;

public class LruCacheWithNodes<K, V> {
    private class Entry {
        K key;
        V value;
        Entry newer, older;
        int hits;
    }

    private final Map<K, Entry> index = new HashMap<>();
    private final int capacity;
    private Entry newest, oldest;
    private int evictions;

    LruCacheWithNodes(int capacity) {
        if (capacity < 1) throw new IllegalArgumentException("capacity " + capacity);
        this.capacity = capacity;
    }

    private void unlink(Entry e) {
        if (e.newer == null) newest = e.older;
        else e.newer.older = e.older;
        if (e.older == null) oldest = e.newer;
        else e.older.newer = e.newer;
        e.newer = e.older = null;
    }

    private void pushFront(Entry e) {
        e.older = newest;
        if (newest != null) newest.newer = e;
        newest = e;
        if (oldest == null) oldest = e;
    }

    V get(K key) {
        Entry e = index.get(key);
        if (e == null) return null;
        e.hits++;
        if (e != newest) {
            unlink(e);
            pushFront(e);
        }
        return e.value;
    }

    void put(K key, V value) {
        Entry e = index.get(key);
        if (e != null) {
            e.value = value;
            unlink(e);
            pushFront(e);
            return;
        }
        if (index.size() == capacity) {
            evictions++;
            index.remove(oldest.key);
            unlink(oldest);
        }
        e = new Entry();
        e.key = key;
        e.value = value;
        index.put(key, e);
        pushFront(e);
    }

    boolean consistent() {
        int n = 0;
        for (Entry e = newest; e != null; e = e.older, n++) {
            if (e.older != null && e.older.newer != e || index.get(e.key) != e) return false;
        }
        return n == index.size() && (n == 0) == (oldest == null);
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Entry e = newest; e != null; e = e.older) out.append(e.key).append('=').append(e.value).append('*').append(e.hits).append(' ');
        return out.toString().trim();
    }

    public static void main(String[] args) {
        LruCacheWithNodes<String, Integer> cache = new LruCacheWithNodes<>(3);
        for (String op : "a1 b2 c3 a? d4 b? e5 a9 c? d?".split(" ")) {
            String key = op.substring(0, 1);
            if (op.charAt(1) == '?') System.out.print(key + "->" + cache.get(key) + " ");
            else cache.put(key, op.charAt(1) - '0');
        }
        System.out.println();
        System.out.println(cache + " evicted " + cache.evictions + " " + cache.consistent());
        LruCacheWithNodes<Integer, Integer> squares = new LruCacheWithNodes<>(5);
        int misses = 0;
        for (int i = 0; i < 100; i++) {
            int key = i * i % 11;
            if (squares.get(key) == null) {
                misses++;
                squares.put(key, key * key);
            }
        }
        System.out.println(misses + " " + squares + " " + squares.consistent());
        LruCacheWithNodes<Integer, String> single = new LruCacheWithNodes<>(1);
        single.put(1, "a");
        single.put(2, "b");
        System.out.println(single.get(1) + single.get(2) + " " + single);
        new LruCacheWithNodes<Object, Object>(0);
    }
}
