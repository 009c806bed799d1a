import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

public class CollectionsAlgorithms {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(5, 2, 8, 1, 9, 3));
        Collections.sort(list);
        System.out.println(list + " " + Collections.binarySearch(list, 8) + " " + Collections.binarySearch(list, 4));
        Collections.reverse(list);
        System.out.println(list);
        Collections.swap(list, 0, 5);
        System.out.println(list);
        Collections.rotate(list, 2);
        System.out.println(list);
        Collections.rotate(list, -3);
        System.out.println(list);
        Collections.shuffle(list, new Random(1));
        System.out.println(list);
        System.out.println(Collections.max(list) + " " + Collections.min(list) + " " + Collections.max(list, Comparator.comparing(x -> x % 5)) + " " + Collections.min(List.of("bb", "a"), Comparator.comparing(String::length)));
        System.out.println(Collections.frequency(List.of(1, 2, 1, 1), 1) + " " + Collections.disjoint(List.of(1), List.of(2)));
        Collections.fill(list, 0);
        System.out.println(list + " " + Collections.addAll(list, 1, 2) + " " + Collections.replaceAll(list, 0, 7) + list);
        Collections.sort(list, Collections.reverseOrder());
        System.out.println(list);
        List<String> words = Arrays.asList("delta", "Alpha", "charlie", "Bravo");
        Collections.sort(words, String.CASE_INSENSITIVE_ORDER.reversed());
        System.out.println(words + " " + Collections.indexOfSubList(words, List.of("Bravo", "Alpha")) + " " + Collections.lastIndexOfSubList(words, List.of("x")));
        words.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        System.out.println(words);
        List<String> target = new ArrayList<>(List.of("1", "2", "3", "4", "5"));
        Collections.copy(target, words);
        System.out.println(target);
        List<int[]> stable = new ArrayList<>();
        for (int i = 0; i < 50; i++) stable.add(new int[] {i * 7 % 5, i});
        stable.sort(Comparator.comparingInt(p -> p[0]));
        boolean isStable = true;
        for (int i = 1; i < stable.size(); i++) {
            int[] p = stable.get(i - 1), q = stable.get(i);
            isStable &= p[0] < q[0] || p[0] == q[0] && p[1] < q[1];
        }
        System.out.println(isStable);
        List<Integer> unmodifiable = Collections.unmodifiableList(list);
        System.out.println(unmodifiable.get(0) + " " + Collections.list(Collections.enumeration(list)).size() + " " + Collections.emptyList().size());
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
        sync.add(1);
        System.out.println(sync + " " + Collections.newSetFromMap(new java.util.HashMap<Integer, Boolean>()).add(3));
        Comparator<Integer> reverse = Collections.reverseOrder(Comparator.<Integer>naturalOrder().reversed());
        System.out.println(reverse.compare(1, 2));
        System.out.println(Collections.max(new ArrayList<Integer>()));
    }
}
