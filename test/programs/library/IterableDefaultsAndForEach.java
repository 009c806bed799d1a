import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

public class IterableDefaultsAndForEach {
    static class Countdown implements Iterable<Integer> {
        private final int from;

        Countdown(int from) {
            this.from = from;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = from;

                @Override
                public boolean hasNext() {
                    return at > 0;
                }

                @Override
                public Integer next() {
                    return at--;
                }
            };
        }
    }

    static class Summing implements Consumer<Integer> {
        int sum;

        @Override
        public void accept(Integer i) {
            sum += i;
        }
    }

    public static void main(String[] args) {
        Summing summing = new Summing();
        new Countdown(4).forEach(summing);
        new Countdown(3).forEach(summing.andThen(i -> System.out.print(i + " ")));
        System.out.println(summing.sum);
        List<String> list = new ArrayList<>(Arrays.asList("c", "a", "b"));
        list.forEach(s -> System.out.print(s + s + " "));
        list.replaceAll(String::toUpperCase);
        list.removeIf("A"::equals);
        System.out.println(list);
        Map<String, List<Integer>> index = new TreeMap<>();
        String text = "a rose is a rose is a rose";
        int position = 0;
        for (String word : text.split(" ")) index.computeIfAbsent(word, k -> new ArrayList<>()).add(position++);
        BiConsumer<String, List<Integer>> print = (k, v) -> System.out.print(k + v + ";");
        index.forEach(print);
        System.out.println();
        Map<String, Integer> counts = new LinkedHashMap<>();
        index.forEach((k, v) -> counts.put(k, v.size()));
        counts.replaceAll((k, v) -> v * 100 + k.length());
        System.out.println(counts + " " + counts.merge("rose", 1, (a, b) -> a - b) + " " + counts.compute("is", (k, v) -> null) + " " + counts);
        Map<Integer, Integer> memo = new HashMap<>();
        System.out.println(stirling(memo, 6, 3) + " " + memo.size());
        Iterator<Integer> it = new Countdown(5).iterator();
        it.next();
        it.forEachRemaining(i -> System.out.print(i));
        System.out.println();
        int total = 0;
        for (Integer i : (Iterable<Integer>) () -> new Countdown(3).iterator()) total += i;
        System.out.println(total);
        list.forEach(s -> list.add(s));
    }

    static int stirling(Map<Integer, Integer> memo, int n, int k) {
        if (n == k) return 1;
        if (k == 0 || k > n) return 0;
        Integer known = memo.get(n * 100 + k);
        if (known == null) {
            known = k * stirling(memo, n - 1, k) + stirling(memo, n - 1, k - 1);
            memo.put(n * 100 + k, known);
        }
        return known;
    }
}
