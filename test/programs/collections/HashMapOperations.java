import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class HashMapOperations {
    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        System.out.println(map.put("one", 1) + " " + map.put("two", 2) + " " + map.put("one", 11) + " " + map.get("one") + " " + map.get("three"));
        System.out.println(map.containsKey("two") + " " + map.containsValue(11) + " " + map.size() + " " + map.getOrDefault("x", -1));
        System.out.println(map.putIfAbsent("two", 22) + " " + map.putIfAbsent("three", 3) + " " + map);
        System.out.println(map.computeIfAbsent("four", String::length) + " " + map.computeIfPresent("four", (k, v) -> v * 10) + " " + map.compute("one", (k, v) -> v == null ? 0 : v + 1) + " " + map.compute("gone", (k, v) -> null));
        System.out.println(map.merge("four", 5, Integer::sum) + " " + map.merge("five", 5, Integer::sum) + " " + map.merge("five", 0, (a, b) -> null) + " " + map);
        System.out.println(map.replace("one", 100) + " " + map.replace("nine", 9) + " " + map.replace("one", 100, 101) + " " + map.remove("one", 5) + " " + map.remove("two") + " " + map);
        map.put(null, 0);
        System.out.println(map.get(null) + " " + map.containsKey(null) + " " + map);
        int sum = 0;
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            entry.setValue(entry.getValue() + 1);
            sum += entry.getValue();
        }
        for (String key : map.keySet()) System.out.print(key + " ");
        for (int value : map.values()) System.out.print(value + " ");
        System.out.println(sum);
        map.replaceAll((k, v) -> k == null ? -1 : k.length() * v);
        map.forEach((k, v) -> System.out.print(k + "=" + v + ";"));
        System.out.println();
        for (Iterator<Map.Entry<String, Integer>> it = map.entrySet().iterator(); it.hasNext(); ) if (it.next().getKey() == null) it.remove();
        System.out.println(map + " " + map.equals(Map.of("three", 20, "four", 184)) + " " + map.hashCode());
        map.keySet().retainAll(List.of("four"));
        System.out.println(map + " " + map.values().contains(184));
        Map<Integer, Integer> large = new HashMap<>();
        for (int i = 0; i < 1000; i++) large.put(i * 37, i);
        long check = 0;
        for (Map.Entry<Integer, Integer> e : large.entrySet()) check = check * 31 + e.getKey() + e.getValue();
        System.out.println(large.size() + " " + check);
        for (int i = 0; i < 1000; i += 2) large.remove(i * 37);
        System.out.println(large.size() + " " + large.get(37) + " " + large.get(74));
        Map<String, Integer> copy = new HashMap<>(map);
        map.clear();
        System.out.println(copy + " " + map.isEmpty() + " " + map);
        Map.Entry<String, Integer> entry = Map.entry("k", 1);
        System.out.println(entry + " " + entry.getKey() + " " + entry.equals(new java.util.AbstractMap.SimpleEntry<>("k", 1)) + " " + entry.hashCode());
        Map<Character, StringBuilder> groups = new HashMap<>();
        for (String s : "apple avocado banana cherry blueberry".split(" ")) groups.computeIfAbsent(s.charAt(0), k -> new StringBuilder()).append(s, 0, 2);
        System.out.println(groups);
        entry.setValue(2);
    }
}
