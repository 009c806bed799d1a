// needs: 21
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** Both ends of sequenced collections and maps, and their reversed views. */
public class SequencedOperations {
    public static void main(String[] args) {
        Journal.open(args);
        Journal.section("collections");
        collection("ArrayList", () -> new ArrayList<>(List.of(3, 1, 2)));
        collection("LinkedList", () -> new LinkedList<>(List.of(3, 1, 2)));
        collection("ArrayDeque", () -> new ArrayDeque<>(List.of(3, 1, 2)));
        collection("LinkedHashSet", () -> new LinkedHashSet<>(List.of(3, 1, 2)));
        collection("TreeSet", () -> new TreeSet<>(List.of(3, 1, 2)));
        collection("List.of", () -> List.of(3, 1, 2));
        collection("asList", () -> Arrays.asList(3, 1, 2));
        collection("copy on write", () -> new CopyOnWriteArrayList<>(List.of(3, 1, 2)));
        collection("empty ArrayList", ArrayList::new);
        collection("empty ArrayDeque", ArrayDeque::new);
        collection("empty LinkedHashSet", LinkedHashSet::new);
        collection("empty TreeSet", TreeSet::new);
        collection("unmodifiable", () -> Collections.unmodifiableSequencedCollection(new ArrayList<>(List.of(3, 1))));
        Journal.section("maps");
        map("LinkedHashMap", () -> new LinkedHashMap<>(new TreeMap<>(Map.of("b", 2, "a", 1, "c", 3))));
        map("TreeMap", () -> new TreeMap<>(Map.of("b", 2, "a", 1, "c", 3)));
        map("empty LinkedHashMap", LinkedHashMap::new);
        map("by access", () -> new LinkedHashMap<>(16, 0.75f, true));
        Journal.section("lists");
        lists();
        Journal.section("");
    }

    static void collection(String name, Supplier<SequencedCollection<Integer>> make) {
        Journal.note(name, () -> make.get().getFirst());
        Journal.note(name, () -> make.get().getLast());
        Journal.note(name, () -> {
            SequencedCollection<Integer> c = make.get();
            return c.removeFirst() + "" + c + c.removeLast() + c;
        });
        Journal.note(name, () -> {
            SequencedCollection<Integer> c = make.get();
            c.addFirst(9);
            c.addLast(8);
            return c + "" + c.reversed();
        });
        Journal.note(name, () -> {
            SequencedCollection<Integer> c = make.get();
            c.addFirst(2);
            c.addLast(3);
            return c;
        });
        Journal.note(name, () -> {
            SequencedCollection<Integer> c = make.get();
            SequencedCollection<Integer> r = c.reversed();
            return r + "" + r.size() + r.contains(1) + r.reversed() + r.stream().toList() + Arrays.toString(r.toArray()) + r.isEmpty();
        });
        Journal.note(name, () -> {
            SequencedCollection<Integer> c = make.get();
            SequencedCollection<Integer> r = c.reversed();
            r.add(7);
            r.remove(3);
            r.removeFirst();
            return r + "" + c;
        });
        Journal.note(name, () -> {
            SequencedCollection<Integer> c = make.get();
            Iterator<Integer> each = c.reversed().iterator();
            StringBuilder text = new StringBuilder();
            while (each.hasNext()) {
                int n = each.next();
                text.append(n);
                if (n == 1) {
                    each.remove();
                }
            }
            return text + "" + c;
        });
    }

    static void map(String name, Supplier<SequencedMap<String, Integer>> make) {
        Journal.note(name, () -> make.get().firstEntry() + "" + make.get().lastEntry());
        Journal.note(name, () -> {
            SequencedMap<String, Integer> m = make.get();
            return m.pollFirstEntry() + "" + m.pollLastEntry() + m;
        });
        Journal.note(name, () -> {
            SequencedMap<String, Integer> m = make.get();
            m.putFirst("z", 0);
            m.putLast("b", 9);
            m.putFirst("c", 5);
            return m + "" + m.reversed();
        });
        Journal.note(name, () -> {
            SequencedMap<String, Integer> m = make.get();
            SequencedMap<String, Integer> r = m.reversed();
            return r + "" + r.keySet() + r.values() + r.entrySet() + r.firstEntry() + r.sequencedKeySet().reversed() + r.sequencedValues() + r.containsKey("a") + r.get("b") + r.size();
        });
        Journal.note(name, () -> {
            SequencedMap<String, Integer> m = make.get();
            SequencedMap<String, Integer> r = m.reversed();
            r.put("new", 1);
            r.remove("a");
            r.merge("b", 5, Integer::sum);
            return m + "" + r;
        });
        Journal.note(name, () -> {
            SequencedMap<String, Integer> m = make.get();
            SequencedSet<String> keys = m.sequencedKeySet();
            return keys.getFirst() + keys.reversed() + keys.removeLast() + m;
        });
    }

    static void lists() {
        Journal.note("reversed list", () -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
            List<Integer> reversed = list.reversed();
            reversed.set(0, 9);
            reversed.add(1, 7);
            reversed.remove(Integer.valueOf(2));
            return list + "" + reversed + reversed.indexOf(9) + reversed.get(2) + reversed.subList(1, 3) + reversed.equals(List.of(9, 7, 3, 1)) + reversed.hashCode();
        });
        Journal.note("index", () -> new ArrayList<>(List.of(1)).reversed().get(1));
        Journal.note("iterator", () -> {
            List<Integer> list = new LinkedList<>(List.of(1, 2, 3));
            ListIterator<Integer> each = list.reversed().listIterator(1);
            StringBuilder text = new StringBuilder().append(each.nextIndex()).append(each.next()).append(each.previous()).append(each.previous());
            each.next();
            each.set(8);
            return text + "" + list;
        });
        Journal.note("sort", () -> {
            List<Integer> list = new ArrayList<>(List.of(2, 1, 3));
            list.reversed().sort(null);
            return list;
        });
        Journal.note("deque", () -> {
            Deque<Integer> deque = new ArrayDeque<>(List.of(1, 2, 3)).reversed();
            deque.push(5);
            return deque.pop() + "" + deque.peekFirst() + deque.pollLast() + deque;
        });
        Journal.note("linked", () -> {
            LinkedList<Integer> list = new LinkedList<>(List.of(1, 2, 3)).reversed();
            list.addFirst(4);
            list.add(0);
            return list + "" + list.peekLast() + list.removeFirst() + list.indexOf(1) + list.reversed();
        });
        Journal.note("sizes", () -> LinkedHashMap.newLinkedHashMap(10).size() + "" + java.util.HashMap.newHashMap(3) + java.util.HashSet.newHashSet(3));
    }
}
