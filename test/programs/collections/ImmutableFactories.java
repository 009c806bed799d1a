import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class ImmutableFactories {
    interface Action {
        void run();
    }

    static String attempt(Action action) {
        try {
            action.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        List<Integer> list = List.of(3, 1, 2);
        System.out.println(list + " " + list.get(1) + " " + list.contains(2) + " " + list.indexOf(2) + " " + List.of() + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
        System.out.println(attempt(() -> list.add(1)) + " " + attempt(() -> list.set(0, 1)) + " " + attempt(() -> list.remove(0)) + " " + attempt(() -> list.sort(null)) + " " + attempt(() -> list.clear()));
        System.out.println(attempt(() -> List.of((Object) null)) + " " + attempt(() -> list.contains(null)) + " " + attempt(() -> Set.of(1, 1)) + " " + attempt(() -> Map.of("a", 1, "a", 2)) + " " + attempt(() -> Map.of("k", null)));
        Map<String, Integer> map = Map.of("a", 1, "b", 2, "c", 3);
        System.out.println(new TreeMap<>(map) + " " + map.get("b") + " " + map.size() + " " + map.containsValue(3) + " " + attempt(() -> map.put("d", 4)) + " " + attempt(() -> map.get(null)) + " " + map.getOrDefault("z", 0));
        System.out.println(new TreeSet<>(Set.of("x", "y", "z")) + " " + Set.of(1, 2).contains(2) + " " + Set.of().isEmpty() + " " + attempt(() -> Set.of("a").remove("a")));
        System.out.println(new TreeMap<>(Map.ofEntries(Map.entry(1, "one"), Map.entry(2, "two"))) + " " + Map.copyOf(map).equals(map));
        List<String> source = new ArrayList<>(List.of("s"));
        List<String> copy = List.copyOf(source), view = Collections.unmodifiableList(source);
        source.add("t");
        System.out.println(copy + " " + view + " " + attempt(() -> view.add("u")) + " " + attempt(() -> copy.add("u")));
        System.out.println(attempt(() -> Collections.unmodifiableMap(new TreeMap<>(map)).put("q", 1)) + " " + attempt(() -> Collections.emptyList().add(null)) + " " + attempt(() -> Collections.singletonList(1).add(2)) + " " + attempt(() -> Collections.nCopies(2, "x").set(0, "y")));
        System.out.println(Collections.nCopies(3, "ab") + " " + Collections.singleton(5) + " " + Collections.emptyMap() + " " + Collections.singletonMap("k", "v"));
        List<String> fixed = Arrays.asList("p", "q");
        System.out.println(attempt(() -> fixed.set(0, "P")) + " " + fixed + " " + attempt(() -> fixed.add("r")) + " " + attempt(() -> fixed.remove(0)));
        System.out.println(List.of(1, 2).equals(Arrays.asList(1, 2)) + " " + List.of(1, 2).hashCode() + " " + Set.of(1, 2).hashCode() + " " + Map.of(1, 2).hashCode() + " " + Map.of(1, 2).equals(Collections.singletonMap(1, 2)));
        int sum = 0;
        for (int x : List.of(1, 2, 3).subList(1, 3)) sum += x;
        System.out.println(sum + " " + List.of("a", "b").toArray().length + " " + List.of(List.of(1), List.of()).get(1).size());
        for (Map.Entry<String, Integer> e : Map.of("only", 1).entrySet()) System.out.println(e.getKey() + e.getValue() + attempt(() -> e.setValue(2)));
        list.iterator().remove();
    }
}
