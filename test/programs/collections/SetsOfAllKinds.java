import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

public class SetsOfAllKinds {
    static <T> Set<T> union(Set<? extends T> a, Set<? extends T> b) {
        Set<T> result = new HashSet<>(a);
        result.addAll(b);
        return result;
    }

    static <T extends Comparable<T>> List<Set<T>> powerSet(Set<T> set) {
        List<Set<T>> result = new ArrayList<>();
        result.add(new TreeSet<>());
        for (T item : set) {
            for (Set<T> subset : new ArrayList<>(result)) {
                Set<T> larger = new TreeSet<>(subset);
                larger.add(item);
                result.add(larger);
            }
        }
        return result;
    }

    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(Arrays.asList(1, 2, 3, 4)), b = new HashSet<>(List.of(3, 4, 5));
        System.out.println(union(a, b) + " " + a.containsAll(List.of(1, 4)) + " " + a.add(4) + " " + a.remove(9) + " " + a.equals(Set.of(4, 3, 2, 1)) + " " + a.hashCode());
        Set<Integer> intersection = new HashSet<>(a);
        intersection.retainAll(b);
        Set<Integer> difference = new TreeSet<>(a);
        difference.removeAll(b);
        System.out.println(intersection + " " + difference + " " + Collections.disjoint(intersection, difference));
        TreeSet<String> tree = new TreeSet<>(List.of("pear", "apple", "fig", "kiwi"));
        System.out.println(tree + " " + tree.first() + " " + tree.last() + " " + tree.floor("g") + " " + tree.ceiling("g") + " " + tree.higher("fig") + " " + tree.lower("apple"));
        System.out.println(tree.headSet("kiwi") + " " + tree.tailSet("fig", false) + " " + tree.subSet("b", "l") + " " + tree.descendingSet() + " " + tree.pollFirst() + tree.pollLast() + tree);
        NavigableSet<Integer> numbers = new TreeSet<>((x, y) -> y - x);
        Collections.addAll(numbers, 5, 1, 9, 5);
        System.out.println(numbers + " " + numbers.headSet(5, true) + " " + numbers.descendingIterator().next());
        Set<Integer> linked = new LinkedHashSet<>();
        for (int i = 0; i < 10; i++) linked.add(i * i % 7);
        System.out.println(linked);
        Iterator<Integer> it = linked.iterator();
        it.next();
        it.remove();
        System.out.println(linked + " " + linked.toArray(new Integer[0])[0]);
        System.out.println(powerSet(Set.of("x")) + " " + powerSet(new TreeSet<>(List.of(1, 2, 3))));
        Set<Set<Integer>> nested = new HashSet<>();
        nested.add(new HashSet<>(List.of(1, 2)));
        System.out.println(nested.contains(Set.of(2, 1)) + " " + nested.add(new TreeSet<>(List.of(1, 2))));
        Set<Object> identity = new HashSet<>();
        int[] array = {1};
        identity.add(array);
        System.out.println(identity.contains(array) + " " + identity.contains(new int[] {1}));
        boolean changed = a.removeIf(x -> x % 2 == 0) | a.addAll(List.of(7, 9));
        System.out.println(changed + " " + a + " " + Collections.max(a) + Collections.min(a));
        Set<List<Integer>> mutable = new HashSet<>();
        List<Integer> element = new ArrayList<>(List.of(1));
        mutable.add(element);
        element.add(2);
        System.out.println(mutable.contains(element) + " " + mutable.size());
        tree.add(null);
    }
}
