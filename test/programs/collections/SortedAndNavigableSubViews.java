import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

public class SortedAndNavigableSubViews {
    static class Calendar {
        private final TreeMap<Integer, Integer> bookings = new TreeMap<>();

        boolean book(int start, int end) {
            Map.Entry<Integer, Integer> before = bookings.floorEntry(start), after = bookings.ceilingEntry(start);
            if (before != null && before.getValue() > start || after != null && after.getKey() < end) return false;
            bookings.put(start, end);
            return true;
        }

        int busy(int from, int to) {
            int total = 0;
            Map.Entry<Integer, Integer> first = bookings.lowerEntry(from);
            if (first != null) total += Math.max(0, Math.min(first.getValue(), to) - from);
            for (Map.Entry<Integer, Integer> e : bookings.subMap(from, to).entrySet()) total += Math.min(e.getValue(), to) - e.getKey();
            return total;
        }
    }

    static class Ranges {
        private final NavigableMap<Integer, Integer> ranges = new TreeMap<>();

        void add(int from, int to) {
            Integer start = ranges.floorKey(from);
            if (start != null && ranges.get(start) >= from) from = start;
            else start = null;
            SortedMap<Integer, Integer> covered = ranges.subMap(from, true, to, true);
            for (int end : covered.values()) to = Math.max(to, end);
            covered.clear();
            ranges.put(from, to);
        }

        boolean contains(int x) {
            Map.Entry<Integer, Integer> e = ranges.floorEntry(x);
            return e != null && x < e.getValue();
        }
    }

    public static void main(String[] args) {
        Calendar calendar = new Calendar();
        int[][] wanted = {{10, 20}, {15, 25}, {20, 30}, {5, 10}, {0, 6}, {30, 31}};
        for (int[] w : wanted) System.out.print(calendar.book(w[0], w[1]) ? "+" : "-");
        System.out.println(" " + calendar.bookings + " " + calendar.busy(8, 25) + " " + calendar.busy(100, 200));
        Ranges ranges = new Ranges();
        for (int[] r : new int[][] {{1, 3}, {6, 9}, {2, 5}, {12, 16}, {4, 13}, {20, 21}}) ranges.add(r[0], r[1]);
        System.out.println(ranges.ranges + " " + ranges.contains(15) + ranges.contains(16) + ranges.contains(0));
        NavigableSet<Integer> set = new TreeSet<>();
        for (int i = 0; i < 50; i += 7) set.add(i);
        NavigableSet<Integer> middle = set.subSet(7, true, 35, false);
        System.out.println(middle + " " + middle.first() + " " + middle.last() + " " + middle.lower(7) + " " + middle.ceiling(15) + " " + middle.descendingSet() + " " + middle.headSet(21) + middle.tailSet(21, false));
        middle.remove(14);
        middle.add(8);
        set.add(30);
        System.out.println(set + " " + middle + " " + middle.size() + " " + middle.pollFirst() + middle.pollLast());
        try {
            middle.add(36);
        } catch (IllegalArgumentException e) {
            System.out.println("out of range");
        }
        NavigableSet<Integer> down = set.descendingSet();
        System.out.println(down.first() + " " + down.higher(28) + " " + down.headSet(28) + " " + down.iterator().next());
        TreeMap<String, List<Integer>> index = new TreeMap<>(Collections.reverseOrder());
        String[] words = "b a c a b d a".split(" ");
        for (int i = 0; i < words.length; i++) index.computeIfAbsent(words[i], k -> new ArrayList<>()).add(i);
        System.out.println(index + " " + index.firstKey() + " " + index.headMap("b") + " " + index.tailMap("b", false) + " " + index.descendingMap().firstEntry());
        index.headMap("b").clear();
        index.pollFirstEntry();
        System.out.println(index + " " + index.floorKey("zz") + " " + index.ceilingKey("zz") + index.lastEntry().getValue());
        SortedMap<String, List<Integer>> view = index.subMap("b", "a");
        index.put("aa", List.of(9));
        System.out.println(view.keySet() + " " + view.containsKey("a"));
        new TreeSet<Integer>().first();
    }
}
