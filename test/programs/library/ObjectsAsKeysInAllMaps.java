import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ObjectsAsKeysInAllMaps {
    static final class Key implements Comparable<Key> {
        static int equalsCalls, hashCalls, compareCalls;
        final int a;
        final String b;

        Key(int a, String b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean equals(Object o) {
            equalsCalls++;
            return o instanceof Key k && a == k.a && b.equals(k.b);
        }

        @Override
        public int hashCode() {
            hashCalls++;
            return a % 3;
        }

        @Override
        public int compareTo(Key o) {
            compareCalls++;
            return a != o.a ? Integer.compare(a, o.a) : b.compareTo(o.b);
        }

        @Override
        public String toString() {
            return a + b;
        }
    }

    static void fill(Map<Key, Integer> map) {
        for (int i = 0; i < 6; i++) map.put(new Key(i * 5 % 7, "k"), i);
        map.put(new Key(5, "k"), 100);
        map.remove(new Key(0, "k"));
        map.remove(new Key(99, "k"));
    }

    public static void main(String[] args) {
        for (Map<Key, Integer> map : List.<Map<Key, Integer>>of(new HashMap<>(), new LinkedHashMap<>(), new TreeMap<>(), new TreeMap<>(Collections.reverseOrder()))) {
            Key.equalsCalls = Key.hashCalls = Key.compareCalls = 0;
            fill(map);
            System.out.println(map + " " + (Key.equalsCalls > 0) + " " + Key.hashCalls + " " + (Key.compareCalls > 0));
            System.out.println(map.get(new Key(5, "k")) + " " + map.containsKey(new Key(5, "x")) + " " + map.containsValue(4) + " " + map.keySet().contains(new Key(1, "k")) + " " + map.entrySet().contains(Map.entry(new Key(1, "k"), 3)));
        }
        Map<Key, Integer> a = new HashMap<>(), b = new TreeMap<>();
        fill(a);
        fill(b);
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.keySet().equals(b.keySet()) + " " + a.values().containsAll(b.values()));
        Map<String, Integer> identity = new IdentityHashMap<>();
        identity.put("x", 1);
        identity.put(new String("x"), 2);
        System.out.println(identity.size() + " " + identity.get("x") + " " + identity.containsKey(new String("x")));
        Map<List<Integer>, String> lists = new HashMap<>();
        lists.put(List.of(1, 2), "immutable");
        System.out.println(lists.get(Arrays.asList(1, 2)) + " " + lists.get(List.of(2, 1)));
        Map<Object, String> mixed = new HashMap<>();
        mixed.put(1, "int");
        mixed.put(1L, "long");
        mixed.put('1', "char");
        mixed.put("1", "string");
        mixed.put(1.0, "double");
        System.out.println(mixed.size() + mixed.get(1) + mixed.get(1L) + mixed.get('1') + mixed.get("1") + mixed.get(1.0) + mixed.get(1.0f));
        Map<int[], String> arrays = new HashMap<>();
        int[] key = {1};
        arrays.put(key, "found");
        key[0] = 2;
        System.out.println(arrays.get(key) + " " + arrays.get(new int[] {2}));
        Map<Double, String> doubles = new HashMap<>();
        doubles.put(0.0, "zero");
        doubles.put(-0.0, "minus zero");
        doubles.put(Double.NaN, "nan");
        System.out.println(doubles.size() + " " + doubles.get(0.0 / 0) + " " + doubles.get(-0.0));
        new TreeMap<Object, Integer>().put(new Object(), 1);
    }
}
