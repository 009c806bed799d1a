import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.TreeMap;

public class ConcurrentModificationIsDetected {
    static String removeWhile(List<Integer> list, int victim) {
        try {
            for (Integer i : list) if (i == victim) list.remove(i);
            return "no exception " + list;
        } catch (ConcurrentModificationException e) {
            return "detected " + list;
        }
    }

    static String putWhile(Map<String, Integer> map) {
        map.put("a", 1);
        map.put("b", 2);
        try {
            for (String key : map.keySet()) {
                map.put(key, map.get(key) + 10);
            }
            for (Map.Entry<String, Integer> entry : map.entrySet()) {
                entry.setValue(entry.getValue() + 100);
            }
            for (String key : map.keySet()) {
                map.put(key + "!", 0);
            }
            return "no exception";
        } catch (ConcurrentModificationException e) {
            return "detected with " + map.size() + " " + map.get("a") + " " + map.get("b");
        }
    }

    public static void main(String[] args) {
        System.out.println(removeWhile(new ArrayList<>(List.of(1, 2, 3, 4)), 1));
        System.out.println(removeWhile(new ArrayList<>(List.of(1, 2, 3, 4)), 3));
        System.out.println(removeWhile(new ArrayList<>(List.of(1, 2, 3, 4)), 4));
        System.out.println(removeWhile(new LinkedList<>(List.of(1, 2, 3)), 2));
        System.out.println(removeWhile(new LinkedList<>(List.of(1, 2, 3)), 1));
        System.out.println(putWhile(new HashMap<>()));
        System.out.println(putWhile(new TreeMap<>()));
        List<Integer> list = new ArrayList<>(List.of(5, 6, 7, 8));
        for (Iterator<Integer> it = list.iterator(); it.hasNext(); ) if (it.next() % 2 == 0) it.remove();
        System.out.println(list);
        ListIterator<Integer> both = list.listIterator();
        while (both.hasNext()) {
            int value = both.next();
            both.set(value * 2);
            both.add(value);
        }
        System.out.println(list);
        list.removeIf(x -> x > 10);
        System.out.println(list);
        List<Integer> view = list.subList(0, 1);
        list.add(99);
        try {
            System.out.println(view.size());
        } catch (ConcurrentModificationException e) {
            System.out.println("stale view");
        }
        Map<Integer, String> numbers = new HashMap<>();
        for (int i = 0; i < 5; i++) numbers.put(i, "n" + i);
        numbers.values().removeIf(s -> s.equals("n2"));
        numbers.keySet().remove(4);
        numbers.entrySet().removeIf(e -> e.getKey() == 0);
        System.out.println(numbers);
        Iterator<Integer> keys = numbers.keySet().iterator();
        numbers.put(100, "new");
        System.out.println(keys.hasNext());
        System.out.println(keys.next());
    }
}
