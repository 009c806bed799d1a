import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class LibraryExceptionNoSuchElement {
    interface Attempt {
        Object get();
    }

    static void show(String what, Attempt attempt) {
        try {
            System.out.println(what + " gives " + attempt.get());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        show("ArrayDeque.poll", () -> new ArrayDeque<String>().poll());
        show("ArrayDeque.pop", () -> new ArrayDeque<String>().pop());
        show("ArrayDeque.getFirst", () -> new ArrayDeque<String>().getFirst());
        show("ArrayDeque.add(null)", () -> new ArrayDeque<String>().add(null));
        show("LinkedList.remove", () -> new LinkedList<String>().remove());
        show("LinkedList.peek", () -> new LinkedList<String>().peek());
        show("LinkedList.get(0)", () -> new LinkedList<String>().get(0));
        show("PriorityQueue.element", () -> new PriorityQueue<Integer>().element());
        show("PriorityQueue.add(null)", () -> new PriorityQueue<Integer>().add(null));
        show("TreeMap.firstKey", () -> new TreeMap<String, String>().firstKey());
        show("TreeMap.firstEntry", () -> new TreeMap<String, String>().firstEntry());
        show("TreeMap.get(null)", () -> {
            TreeMap<String, Integer> map = new TreeMap<>();
            map.put("a", 1);
            return map.get(null);
        });
        show("Optional.get", () -> Optional.empty().get());
        show("Optional.of(null)", () -> Optional.of(null));
        show("iterator.next", () -> new ArrayList<String>().iterator().next());
        show("iterator.remove", () -> {
            Iterator<Integer> it = new ArrayList<>(List.of(1)).iterator();
            it.remove();
            return "removed";
        });
        show("List.of(null)", () -> List.of("a", null));
        show("List.of.add", () -> List.of("a").add("b"));
        show("get out of bounds", () -> new ArrayList<>(List.of(1)).get(1));
        show("subList", () -> new ArrayList<>(List.of(1, 2)).subList(1, 3));
        show("negative capacity", () -> new ArrayList<String>(-1));
        show("substring", () -> "abc".substring(2, 1));
        show("raw comparison", () -> {
            TreeMap<Object, Integer> map = new TreeMap<>();
            map.put("a", 1);
            return map.put(1, 2);
        });
        show("enum", () -> Thread.State.valueOf("NONE"));
        try {
            new LinkedList<>().getLast();
        } catch (NoSuchElementException e) {
            System.out.println("getLast of empty list");
        }
        System.out.println(new ArrayDeque<>().removeLast());
    }
}
