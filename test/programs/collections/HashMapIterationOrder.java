import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class HashMapIterationOrder {
    static class Key implements Comparable<Key> {
        final String name;
        final int hash;

        Key(String name, int hash) {
            this.name = name;
            this.hash = hash;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).name.equals(name);
        }

        @Override
        public int compareTo(Key other) {
            return name.compareTo(other.name);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> words = new HashMap<>();
        for (String word : "zebra apple mango kiwi banana cherry fig grape lemon orange papaya quince".split(" ")) words.put(word, word.length());
        System.out.println(words);
        words.put("a thirteenth entry makes it grow", 0);
        System.out.println(words.keySet());
        Map<Integer, String> numbers = new HashMap<>();
        for (int n : new int[] {100, 33, 17, 1, 16, 0, -1, 65536, 1 << 20, -100}) numbers.put(n, "v" + n);
        System.out.println(numbers);
        Map<Key, Integer> colliding = new HashMap<>();
        for (int i = 0; i < 6; i++) colliding.put(new Key("k" + i, 7), i);
        colliding.put(new Key("other", 23), 6);
        colliding.remove(new Key("k2", 7));
        colliding.put(new Key("k2", 7), 22);
        System.out.println(colliding);
        Set<Object> mixed = new HashSet<>();
        mixed.add("text");
        mixed.add(42);
        mixed.add('c');
        mixed.add(2.5);
        mixed.add(true);
        mixed.add(10_000_000_000L);
        mixed.add(List.of(1, 2));
        mixed.add(null);
        System.out.println(mixed);
        Map<Integer, Integer> sized = new HashMap<>(64);
        for (int i = 0; i < 5; i++) sized.put(i * 16 + 5, i);
        System.out.println(sized + " " + new HashMap<>(sized));
        Map<Long, Integer> longs = new HashMap<>();
        for (long l = 1; l < 1L << 40; l *= 7) longs.put(l, (int) (l % 10));
        System.out.println(longs);
        Set<Character> letters = new HashSet<>();
        for (char c : "the quick brown fox".toCharArray()) letters.add(c);
        System.out.println(letters);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            Set<Integer> set = new HashSet<>();
            for (int j = 0; j < i; j++) set.add(j * j * 31);
            int position = 0;
            for (int x : set) position = position * 3 + x % 7;
            order.add(position);
        }
        System.out.println(order);
        Set<String> removed = new HashSet<>(words.keySet());
        removed.removeIf(w -> w.length() > 5);
        System.out.println(removed);
    }
}
