import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ComparatorCombinators {
    static class Item {
        final String name;
        final Integer size;
        final double price;

        Item(String name, Integer size, double price) {
            this.name = name;
            this.size = size;
            this.price = price;
        }

        String name() {
            return name;
        }

        Integer size() {
            return size;
        }

        double price() {
            return price;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Item> sorted(List<Item> items, Comparator<? super Item> order) {
        List<Item> copy = new ArrayList<>(items);
        copy.sort(order);
        return copy;
    }

    public static void main(String[] args) {
        List<Item> items = List.of(new Item("pen", 2, 1.5), new Item("ink", null, 9.0), new Item("pad", 5, 1.5), new Item("cup", 2, 4.25));
        System.out.println(sorted(items, Comparator.comparing(Item::name)));
        System.out.println(sorted(items, Comparator.comparing(Item::name).reversed()));
        System.out.println(sorted(items, Comparator.comparingDouble(Item::price).thenComparing(Item::name)));
        System.out.println(sorted(items, Comparator.comparing(Item::size, Comparator.nullsFirst(Comparator.naturalOrder())).thenComparing(Item::name)));
        System.out.println(sorted(items, Comparator.comparing(Item::size, Comparator.nullsLast(Comparator.<Integer>reverseOrder())).thenComparingDouble(Item::price)));
        System.out.println(sorted(items, Collections.reverseOrder(Comparator.comparing(i -> i.name.charAt(1)))));
        Comparator<String> byLength = Comparator.comparingInt(String::length);
        Comparator<String> combined = byLength.thenComparing(Comparator.reverseOrder()).reversed();
        List<String> words = Arrays.asList("bb", "a", "ccc", "aa", "c");
        words.sort(combined);
        System.out.println(words + " " + byLength.compare("xx", "y") + " " + combined.compare("a", "b"));
        words.sort(Comparator.nullsFirst(null));
        System.out.println(words);
        Comparator<Map.Entry<String, Integer>> byValue = Map.Entry.comparingByValue();
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(new TreeMap<>(Map.of("x", 3, "y", 1, "z", 2)).entrySet());
        entries.sort(byValue);
        System.out.println(entries);
        entries.sort(Map.Entry.<String, Integer>comparingByKey().reversed());
        System.out.println(entries);
        Comparator<int[]> lexicographic = (a, b) -> {
            for (int i = 0; i < Math.min(a.length, b.length); i++) if (a[i] != b[i]) return Integer.compare(a[i], b[i]);
            return a.length - b.length;
        };
        int[][] arrays = {{2, 1}, {1, 2, 3}, {1, 2}, {}};
        Arrays.sort(arrays, lexicographic.reversed());
        System.out.println(Arrays.deepToString(arrays));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Comparator.comparing(x -> -x));
        System.out.println(Arrays.toString(boxed) + " " + Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Collections.max(words, byLength));
        System.out.println(sorted(items, Comparator.comparing(Item::size)));
    }
}
