import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class LinkedHashMapOrders {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private final int capacity;

        Lru(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            boolean evict = size() > capacity;
            if (evict) System.out.print("[evict " + eldest + "]");
            return evict;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> insertion = new LinkedHashMap<>();
        for (String s : "one two three four".split(" ")) insertion.put(s, s.length());
        insertion.put("one", 100);
        insertion.remove("two");
        insertion.put("two", 2);
        insertion.putIfAbsent("five", 5);
        insertion.get("three");
        System.out.println(insertion + " " + insertion.keySet().iterator().next());
        Lru<Integer, String> lru = new Lru<>(3);
        for (int i = 1; i <= 3; i++) lru.put(i, "v" + i);
        lru.get(1);
        lru.put(4, "v4");
        lru.getOrDefault(3, "none");
        lru.put(1, "again");
        lru.put(5, "v5");
        System.out.println(lru + " " + lru.containsKey(4));
        lru.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println();
        LinkedHashMap<String, Integer> access = new LinkedHashMap<>(8, 0.5f, true);
        for (String s : List.of("a", "b", "c", "d")) access.put(s, 1);
        access.merge("a", 5, Integer::sum);
        access.computeIfPresent("b", (k, v) -> v + 1);
        access.putIfAbsent("c", 9);
        access.containsKey("d");
        System.out.println(access + " " + access.values());
        Set<String> set = new LinkedHashSet<>(List.of("z", "y", "x"));
        set.add("a");
        set.add("z");
        set.remove("y");
        set.add("y");
        System.out.println(set + " " + set.contains("x") + " " + set.equals(Set.of("x", "y", "z", "a")));
        Map<Character, Integer> firstUnique = new LinkedHashMap<>();
        for (char c : "swiss winter".toCharArray()) firstUnique.merge(c, 1, Integer::sum);
        for (Map.Entry<Character, Integer> e : firstUnique.entrySet()) {
            if (e.getValue() == 1) {
                System.out.println("first unique " + e.getKey());
                break;
            }
        }
        insertion.entrySet().removeIf(e -> e.getValue() > 50);
        insertion.replaceAll((k, v) -> v * 2);
        System.out.println(insertion);
        try {
            for (String key : access.keySet()) access.get(key);
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("reading reorders");
        }
    }
}
