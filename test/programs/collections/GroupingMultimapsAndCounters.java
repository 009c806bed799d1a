import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

public class GroupingMultimapsAndCounters {
    static class Multimap<K extends Comparable<K>, V> implements Iterable<Map.Entry<K, V>> {
        private final Map<K, List<V>> groups = new TreeMap<>();
        private int size;

        boolean put(K key, V value) {
            size++;
            return groups.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
        }

        List<V> get(K key) {
            return groups.getOrDefault(key, List.of());
        }

        boolean remove(K key, V value) {
            List<V> group = groups.get(key);
            if (group == null || !group.remove(value)) return false;
            size--;
            if (group.isEmpty()) groups.remove(key);
            return true;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            Iterator<Map.Entry<K, List<V>>> outer = groups.entrySet().iterator();
            return new Iterator<>() {
                private K key;
                private Iterator<V> inner = List.<V>of().iterator();

                @Override
                public boolean hasNext() {
                    return inner.hasNext() || outer.hasNext();
                }

                @Override
                public Map.Entry<K, V> next() {
                    if (!inner.hasNext()) {
                        if (!outer.hasNext()) throw new NoSuchElementException();
                        Map.Entry<K, List<V>> group = outer.next();
                        key = group.getKey();
                        inner = group.getValue().iterator();
                    }
                    return Map.entry(key, inner.next());
                }
            };
        }
    }

    static class Counter<T> {
        private final Map<T, Integer> counts = new HashMap<>();

        Counter<T> addAll(Collection<? extends T> items) {
            for (T item : items) counts.merge(item, 1, Integer::sum);
            return this;
        }

        List<T> mostCommon(int n, Comparator<? super T> tieBreaker) {
            List<T> keys = new ArrayList<>(counts.keySet());
            keys.sort(Comparator.<T, Integer>comparing(counts::get, Comparator.reverseOrder()).thenComparing(tieBreaker));
            return keys.subList(0, Math.min(n, keys.size()));
        }
    }

    static class Table<R, C, V> {
        private final Map<R, Map<C, V>> rows = new TreeMap<>();

        V put(R row, C column, V value) {
            return rows.computeIfAbsent(row, r -> new TreeMap<>()).put(column, value);
        }

        Map<R, V> column(C column) {
            Map<R, V> result = new TreeMap<>();
            rows.forEach((row, cells) -> {
                if (cells.containsKey(column)) result.put(row, cells.get(column));
            });
            return result;
        }
    }

    public static void main(String[] args) {
        Multimap<Integer, String> byLength = new Multimap<>();
        for (String s : "to be or not to be that is the question".split(" ")) byLength.put(s.length(), s);
        System.out.println(byLength.groups + " " + byLength.size + " " + byLength.get(99));
        System.out.println(byLength.remove(2, "to") + " " + byLength.remove(8, "question") + " " + byLength.remove(8, "question") + " " + byLength.groups.keySet());
        for (Map.Entry<Integer, String> e : byLength) System.out.print(e + " ");
        System.out.println();
        Counter<Character> letters = new Counter<>();
        List<Character> chars = new ArrayList<>();
        for (char c : "hello world".toCharArray()) chars.add(c);
        System.out.println(letters.addAll(chars).addAll(List.of('h', 'h')).mostCommon(4, Comparator.naturalOrder()));
        Table<String, String, Integer> table = new Table<>();
        table.put("ann", "math", 90);
        table.put("bob", "math", 70);
        table.put("ann", "art", 80);
        System.out.println(table.put("ann", "math", 95) + " " + table.rows + " " + table.column("math") + table.column("none"));
    }
}
