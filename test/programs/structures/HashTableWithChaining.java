import java.util.Objects;

public class HashTableWithChaining<K, V> {
    private static class Entry<K, V> {
        final K key;
        final int hash;
        V value;
        Entry<K, V> next;

        Entry(K key, int hash, V value, Entry<K, V> next) {
            this.key = key;
            this.hash = hash;
            this.value = value;
            this.next = next;
        }
    }

    private Entry<K, V>[] buckets = newArray(4);
    private int size, resizes;

    @SuppressWarnings("unchecked")
    private static <K, V> Entry<K, V>[] newArray(int length) {
        return (Entry<K, V>[]) new Entry<?, ?>[length];
    }

    private static int spread(Object key) {
        int h = Objects.hashCode(key);
        return h ^ h >>> 16;
    }

    V put(K key, V value) {
        int hash = spread(key);
        for (Entry<K, V> e = buckets[hash & buckets.length - 1]; e != null; e = e.next) {
            if (e.hash == hash && Objects.equals(e.key, key)) {
                V old = e.value;
                e.value = value;
                return old;
            }
        }
        if (++size > buckets.length * 3 / 4) resize();
        int index = hash & buckets.length - 1;
        buckets[index] = new Entry<>(key, hash, value, buckets[index]);
        return null;
    }

    private void resize() {
        resizes++;
        Entry<K, V>[] old = buckets;
        buckets = newArray(old.length << 1);
        for (Entry<K, V> head : old) {
            for (Entry<K, V> e = head, next; e != null; e = next) {
                next = e.next;
                int index = e.hash & buckets.length - 1;
                e.next = buckets[index];
                buckets[index] = e;
            }
        }
    }

    V get(Object key) {
        int hash = spread(key);
        Entry<K, V> e = buckets[hash & buckets.length - 1];
        while (e != null && !(e.hash == hash && Objects.equals(e.key, key))) e = e.next;
        return e == null ? null : e.value;
    }

    V remove(Object key) {
        int hash = spread(key), index = hash & buckets.length - 1;
        Entry<K, V> previous = null;
        for (Entry<K, V> e = buckets[index]; e != null; previous = e, e = e.next) {
            if (e.hash != hash || !Objects.equals(e.key, key)) continue;
            if (previous == null) buckets[index] = e.next;
            else previous.next = e.next;
            size--;
            return e.value;
        }
        return null;
    }

    int longestChain() {
        int longest = 0;
        for (Entry<K, V> head : buckets) {
            int length = 0;
            for (Entry<K, V> e = head; e != null; e = e.next) length++;
            if (length > longest) longest = length;
        }
        return longest;
    }

    public static void main(String[] args) {
        HashTableWithChaining<String, Integer> table = new HashTableWithChaining<>();
        for (String s : "one two three four five six one".split(" ")) System.out.print(table.put(s, s.length()) + " ");
        System.out.println(table.size + " " + table.resizes + " " + table.buckets.length);
        System.out.println(table.get("three") + " " + table.get("seven") + " " + table.remove("two") + " " + table.remove("two") + " " + table.size);
        table.put(null, -1);
        System.out.println(table.get(null) + " " + table.remove(null) + " " + table.get(null));
        HashTableWithChaining<Integer, Integer> squares = new HashTableWithChaining<>();
        for (int i = 0; i < 500; i++) squares.put(i * 64, i * i);
        long sum = 0;
        for (int i = 0; i < 500; i++) sum += squares.get(i * 64);
        System.out.println(sum + " " + squares.size + " " + squares.resizes + " " + squares.longestChain());
        for (int i = 0; i < 500; i += 2) squares.remove(i * 64);
        System.out.println(squares.size + " " + squares.get(64) + " " + squares.get(128));
        int missing = squares.get(1);
        System.out.println(missing);
    }
}
