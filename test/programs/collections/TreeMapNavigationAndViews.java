import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

public class TreeMapNavigationAndViews {
    static String grade(NavigableMap<Integer, String> scale, int points) {
        Map.Entry<Integer, String> entry = scale.floorEntry(points);
        return entry == null ? "none" : entry.getValue();
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i : new int[] {50, 20, 80, 10, 30, 70, 90}) map.put(i, "v" + i);
        System.out.println(map + " " + map.firstKey() + " " + map.lastKey() + " " + map.firstEntry() + " " + map.lastEntry().getValue());
        System.out.println(map.floorKey(55) + " " + map.ceilingKey(55) + " " + map.lowerKey(50) + " " + map.higherKey(50) + " " + map.floorKey(5) + " " + map.higherKey(90));
        System.out.println(map.headMap(50) + " " + map.tailMap(50) + " " + map.subMap(20, 80) + " " + map.headMap(50, true) + " " + map.subMap(20, false, 80, true));
        System.out.println(map.descendingMap() + " " + map.descendingKeySet() + " " + map.navigableKeySet().first());
        SortedMap<Integer, String> view = map.headMap(40);
        view.put(25, "through view");
        map.remove(10);
        System.out.println(view + " " + map.size() + " " + view.size() + " " + view.lastKey());
        try {
            view.put(60, "outside");
        } catch (IllegalArgumentException e) {
            System.out.println("outside the view");
        }
        view.clear();
        System.out.println(map + " " + map.pollFirstEntry() + " " + map.pollLastEntry().getKey() + " " + map);
        NavigableMap<Integer, String> scale = new TreeMap<>(Map.of(0, "F", 50, "D", 65, "C", 80, "B", 90, "A"));
        System.out.println(grade(scale, 85) + grade(scale, 90) + grade(scale, 49) + grade(scale, -1));
        TreeMap<String, Integer> words = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "the quick brown fox jumps over a lazy dog".split(" ")) words.merge(s, 1, Integer::sum);
        System.out.println(words + " " + words.comparator().compare("a", "bb"));
        TreeMap<String, Integer> ignoring = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ignoring.put("Key", 1);
        ignoring.put("KEY", 2);
        System.out.println(ignoring + " " + ignoring.containsKey("key"));
        TreeMap<Integer, Integer> big = new TreeMap<>();
        for (int i = 0; i < 500; i++) big.put(i * 7919 % 1009, i);
        for (int i = 0; i < 500; i += 3) big.remove(i * 7919 % 1009);
        int previous = -1;
        boolean sorted = true;
        for (int key : big.keySet()) {
            sorted &= key > previous;
            previous = key;
        }
        System.out.println(big.size() + " " + sorted + " " + big.firstKey() + " " + big.lastKey() + " " + big.floorEntry(500));
        for (Map.Entry<Integer, String> e : scale.entrySet()) e.setValue(e.getValue().toLowerCase());
        scale.values().remove("d");
        scale.keySet().removeIf(k -> k > 85);
        System.out.println(scale + " " + scale.equals(new TreeMap<>(scale)) + " " + scale.computeIfAbsent(1, k -> "new") + scale.merge(1, "er", String::concat));
        Map.Entry<Integer, String> snapshot = scale.firstEntry();
        snapshot.setValue("immutable");
    }
}
