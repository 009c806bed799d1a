import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;

/** Compares the collections of the models with those of the JDK. */
public final class CollectionsMain {
    private CollectionsMain() {
    }

    private static void lists(String name, Supplier<List<Integer>> model, Supplier<List<Integer>> original) {
        Differential.compare(name, () -> new ListSubject(model.get()), () -> new ListSubject(original.get()), 60, 120);
    }

    private static void queues(String name, Supplier<? extends Collection<Integer>> model,
            Supplier<? extends Collection<Integer>> original) {
        Differential.compare(
                name, () -> new QueueSubject((java.util.Queue<Integer>) model.get()),
                () -> new QueueSubject((java.util.Queue<Integer>) original.get()), 60, 200);
    }

    private static void maps(String name, Supplier<Map<MapSubject.Key, Integer>> model,
            Supplier<Map<MapSubject.Key, Integer>> original, boolean nullKeys, boolean nullValues) {
        int[][] shapes = {{12, 1000}, {60, 1000}, {12, 4}, {300, 1000}, {40, 17}};
        for (int[] shape : shapes) {
            Differential.compare(
                    name + " " + shape[0] + "/" + shape[1],
                    () -> new MapSubject(model.get(), shape[0], shape[1], nullKeys, nullValues),
                    () -> new MapSubject(original.get(), shape[0], shape[1], nullKeys, nullValues), 16, 250);
        }
    }

    private static List<Integer> some(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i * 7 % 10);
        }
        return list;
    }

    public static void main(String[] arguments) {
        lists("ArrayList", model.util.ArrayList::new, java.util.ArrayList::new);
        lists("ArrayList(1)", () -> new model.util.ArrayList<>(1), () -> new java.util.ArrayList<>(1));
        lists("ArrayList(c)", () -> new model.util.ArrayList<>(some(5)), () -> new java.util.ArrayList<>(some(5)));
        lists("LinkedList", model.util.LinkedList::new, java.util.LinkedList::new);
        lists("Vector", model.util.Vector::new, java.util.Vector::new);
        lists("Stack", model.util.Stack::new, java.util.Stack::new);
        lists("AbstractList", AbstractModelList::new, AbstractOriginalList::new);
        lists("asList", () -> model.util.Arrays.asList(1, 2, null, 7, 3), () -> Arrays.asList(1, 2, null, 7, 3));
        lists("emptyList", model.util.Collections::emptyList, java.util.Collections::emptyList);
        lists("singletonList", () -> model.util.Collections.singletonList(3),
                () -> java.util.Collections.singletonList(3));
        lists("nCopies", () -> model.util.Collections.nCopies(4, 2), () -> java.util.Collections.nCopies(4, 2));
        lists("unmodifiableList", () -> model.util.Collections.unmodifiableList(some(6)),
                () -> java.util.Collections.unmodifiableList(some(6)));
        lists("synchronizedList", () -> model.util.Collections.synchronizedList(some(6)),
                () -> java.util.Collections.synchronizedList(some(6)));
        for (int n = 0; n < 6; n++) {
            Integer[] elements = some(n).toArray(new Integer[0]);
            lists("List.of " + n, () -> model.util.ModelAccess.listOf((Object[]) elements), () -> List.of(elements));
        }
        queues("ArrayDeque", model.util.ArrayDeque::new, java.util.ArrayDeque::new);
        queues("ArrayDeque(1)", () -> new model.util.ArrayDeque<>(1), () -> new java.util.ArrayDeque<>(1));
        queues("LinkedList", model.util.LinkedList::new, java.util.LinkedList::new);
        queues("PriorityQueue", model.util.PriorityQueue::new, java.util.PriorityQueue::new);
        queues("PriorityQueue(c)", () -> new model.util.PriorityQueue<>(some(9)),
                () -> new java.util.PriorityQueue<>(some(9)));
        queues("PriorityQueue(reverse)", () -> new model.util.PriorityQueue<>(Comparator.<Integer>reverseOrder()),
                () -> new java.util.PriorityQueue<>(Comparator.<Integer>reverseOrder()));
        maps("HashMap", model.util.HashMap::new, java.util.HashMap::new, true, true);
        maps("HashMap(3)", () -> new model.util.HashMap<>(3), () -> new java.util.HashMap<>(3), true, true);
        maps("HashMap(1, 3)", () -> new model.util.HashMap<>(1, 3f), () -> new java.util.HashMap<>(1, 3f), true, true);
        maps("LinkedHashMap", model.util.LinkedHashMap::new, java.util.LinkedHashMap::new, true, true);
        maps("LinkedHashMap(access)", () -> new model.util.LinkedHashMap<>(16, .75f, true),
                () -> new java.util.LinkedHashMap<>(16, .75f, true), true, true);
        maps("LinkedHashMap(eldest)", BoundedModelMap::new, BoundedOriginalMap::new, true, true);
        maps("TreeMap", model.util.TreeMap::new, java.util.TreeMap::new, true, true);
        maps("TreeMap(reverse)", () -> new model.util.TreeMap<>(Comparator.<MapSubject.Key>reverseOrder()),
                () -> new java.util.TreeMap<>(Comparator.<MapSubject.Key>reverseOrder()), true, true);
        maps("Hashtable", model.util.Hashtable::new, java.util.Hashtable::new, true, true);
        maps("WeakHashMap", model.util.WeakHashMap::new, BoundWeakMap::new, false, true);
        maps("unmodifiableMap", () -> model.util.Collections.unmodifiableMap(new java.util.TreeMap<>()),
                () -> java.util.Collections.unmodifiableMap(new java.util.TreeMap<>()), true, true);
        maps("synchronizedMap", () -> model.util.Collections.synchronizedMap(new java.util.TreeMap<>()),
                () -> java.util.Collections.synchronizedMap(new java.util.TreeMap<>()), true, true);
        maps("emptyMap", model.util.Collections::emptyMap, java.util.Collections::emptyMap, true, true);
        maps("ConcurrentHashMap", model.util.concurrent.ConcurrentHashMap::new,
                java.util.concurrent.ConcurrentHashMap::new, true, true);
        maps("ConcurrentHashMap(5)", () -> new model.util.concurrent.ConcurrentHashMap<>(5),
                () -> new java.util.concurrent.ConcurrentHashMap<>(5), true, true);
        sets();
        sorting();
        random();
        arrays();
        Differential.finish();
    }

    /** Keys must not vanish while the maps are compared. */
    private static final class BoundWeakMap<K, V> extends java.util.WeakHashMap<K, V> {
        private final List<K> held = new ArrayList<>();

        @Override
        public V put(K key, V value) {
            held.add(key);
            return super.put(key, value);
        }
    }

    private static final class BoundedModelMap<K, V> extends model.util.LinkedHashMap<K, V> {
        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > 8;
        }
    }

    private static final class BoundedOriginalMap<K, V> extends java.util.LinkedHashMap<K, V> {
        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > 8;
        }
    }

    private static final class AbstractModelList extends model.util.AbstractList<Integer> {
        private final List<Integer> list = new ArrayList<>();

        @Override
        public Integer get(int index) {
            return list.get(index);
        }

        @Override
        public int size() {
            return list.size();
        }

        @Override
        public Integer set(int index, Integer element) {
            return list.set(index, element);
        }

        @Override
        public void add(int index, Integer element) {
            list.add(index, element);
            modCount++;
        }

        @Override
        public Integer remove(int index) {
            Integer old = list.remove(index);
            modCount++;
            return old;
        }
    }

    private static final class AbstractOriginalList extends java.util.AbstractList<Integer> {
        private final List<Integer> list = new ArrayList<>();

        @Override
        public Integer get(int index) {
            return list.get(index);
        }

        @Override
        public int size() {
            return list.size();
        }

        @Override
        public Integer set(int index, Integer element) {
            return list.set(index, element);
        }

        @Override
        public void add(int index, Integer element) {
            list.add(index, element);
            modCount++;
        }

        @Override
        public Integer remove(int index) {
            Integer old = list.remove(index);
            modCount++;
            return old;
        }
    }

    private static void sets() {
        Random random = new Random(5);
        for (int run = 0; run < 300; run++) {
            List<Integer> elements = new ArrayList<>();
            for (int n = random.nextInt(60); n > 0; n--) {
                elements.add(random.nextInt(1 << (random.nextInt(20) + 1)));
            }
            Differential.check("HashSet(c)", () -> new model.util.HashSet<>(elements),
                    () -> new java.util.HashSet<>(elements));
            Differential.check("HashMap(m)", () -> {
                Map<Integer, Integer> map = new model.util.HashMap<>();
                elements.forEach(e -> map.merge(e, 1, Integer::sum));
                return map + "" + new model.util.HashMap<>(map) + ((model.util.HashMap<Integer, Integer>) map).clone();
            }, () -> {
                Map<Integer, Integer> map = new java.util.HashMap<>();
                elements.forEach(e -> map.merge(e, 1, Integer::sum));
                return map + "" + new java.util.HashMap<>(map) + ((java.util.HashMap<Integer, Integer>) map).clone();
            });
            Differential.check("LinkedHashSet", () -> new model.util.LinkedHashSet<>(elements),
                    () -> new java.util.LinkedHashSet<>(elements));
            Differential.check("TreeSet", () -> {
                model.util.TreeSet<Integer> set = new model.util.TreeSet<>(elements);
                return set + "" + set.descendingSet() + set.headSet(50) + set.tailSet(50, false) + set.clone()
                        + set.floor(100) + set.higher(7) + set.removeAll(Arrays.asList(1, 2, 3)) + set;
            }, () -> {
                java.util.TreeSet<Integer> set = new java.util.TreeSet<>(elements);
                return set + "" + set.descendingSet() + set.headSet(50) + set.tailSet(50, false) + set.clone()
                        + set.floor(100) + set.higher(7) + set.removeAll(Arrays.asList(1, 2, 3)) + set;
            });
            Differential.check("BitSet", () -> {
                model.util.BitSet set = new model.util.BitSet();
                model.util.BitSet other = new model.util.BitSet(70);
                elements.forEach(e -> (e % 3 == 0 ? other : set).flip(e % 300));
                String text = set + " " + set.length() + " " + set.size() + " " + set.hashCode() + set.cardinality()
                        + set.nextClearBit(4) + set.previousSetBit(200) + set.get(3, 90) + set.intersects(other);
                set.or(other);
                text += set + "" + set.size();
                set.andNot(other);
                set.xor(other);
                set.set(5, 80);
                set.clear(10, 20);
                text += set + Arrays.toString(set.toLongArray()) + set.clone() + set.size() + set.equals(other);
                set.and(other);
                return text + set;
            }, () -> {
                java.util.BitSet set = new java.util.BitSet();
                java.util.BitSet other = new java.util.BitSet(70);
                elements.forEach(e -> (e % 3 == 0 ? other : set).flip(e % 300));
                String text = set + " " + set.length() + " " + set.size() + " " + set.hashCode() + set.cardinality()
                        + set.nextClearBit(4) + set.previousSetBit(200) + set.get(3, 90) + set.intersects(other);
                set.or(other);
                text += set + "" + set.size();
                set.andNot(other);
                set.xor(other);
                set.set(5, 80);
                set.clear(10, 20);
                text += set + Arrays.toString(set.toLongArray()) + set.clone() + set.size() + set.equals(other);
                set.and(other);
                return text + set;
            });
        }
    }

    /** A comparator that writes down what it was asked; some of them contradict themselves. */
    private static final class Recorder implements Comparator<Integer> {
        final StringBuilder asked = new StringBuilder();
        private final Function<int[], Integer> answer;

        Recorder(Function<int[], Integer> answer) {
            this.answer = answer;
        }

        @Override
        public int compare(Integer left, Integer right) {
            asked.append(left).append('?').append(right).append(' ');
            return answer.apply(new int[] {left, right});
        }
    }

    private static String sorted(boolean byModel, List<Integer> elements, Function<int[], Integer> answer) {
        Recorder recorder = new Recorder(answer);
        Integer[] array = elements.toArray(new Integer[0]);
        String outcome = Differential.attempt(() -> {
            if (byModel) {
                model.util.Arrays.sort(array, recorder);
            } else {
                Arrays.sort(array, recorder);
            }
            return Arrays.toString(array);
        });
        return outcome + recorder.asked;
    }

    private static void sorting() {
        Random random = new Random(11);
        for (int run = 0; run < 400; run++) {
            List<Integer> elements = new ArrayList<>();
            int spread = 1 << (random.nextInt(10) + 1);
            int bias = random.nextInt(4);
            for (int n = random.nextInt(run % 10 == 0 ? 3000 : 120); n > 0; n--) {
                elements.add(bias == 0 ? n + random.nextInt(5) : bias == 1 ? -n + random.nextInt(3)
                        : bias == 2 ? (n / 50 % 2 == 0 ? n : -n) : random.nextInt(spread));
            }
            Function<int[], Integer> honest = pair -> Integer.compare(pair[0], pair[1]);
            Function<int[], Integer> coarse = pair -> Integer.compare(pair[0] / 7, pair[1] / 7);
            Function<int[], Integer> wrong = pair -> (pair[0] * 31 + pair[1]) % 3 - 1;
            Differential.check("sort", () -> sorted(true, elements, honest), () -> sorted(false, elements, honest));
            Differential.check("sort coarse", () -> sorted(true, elements, coarse), () -> sorted(false, elements, coarse));
            Differential.check("sort wrong", () -> sorted(true, elements, wrong), () -> sorted(false, elements, wrong));
            Recorder left = new Recorder(honest);
            Recorder right = new Recorder(honest);
            Differential.check("TreeMap comparisons", () -> {
                model.util.TreeMap<Integer, Integer> map = new model.util.TreeMap<>(left);
                elements.forEach(e -> map.put(e, e));
                elements.forEach(e -> map.remove(e / 2));
                return map + "" + left.asked + new model.util.TreeMap<>(map).get(3) + left.asked;
            }, () -> {
                java.util.TreeMap<Integer, Integer> map = new java.util.TreeMap<>(right);
                elements.forEach(e -> map.put(e, e));
                elements.forEach(e -> map.remove(e / 2));
                return map + "" + right.asked + new java.util.TreeMap<>(map).get(3) + right.asked;
            });
            double[] doubles = elements.stream().mapToDouble(e -> e % 9 == 0 ? Double.NaN : e % 4 == 0 ? -0.0 : e / 3.0).toArray();
            Differential.check("sort doubles", () -> {
                double[] copy = doubles.clone();
                model.util.Arrays.sort(copy);
                return Arrays.toString(copy);
            }, () -> {
                double[] copy = doubles.clone();
                Arrays.sort(copy);
                return Arrays.toString(copy);
            });
            int[] ints = elements.stream().mapToInt(e -> e).toArray();
            Differential.check("sort ints", () -> {
                int[] copy = ints.clone();
                model.util.Arrays.sort(copy);
                return Arrays.toString(copy) + model.util.Arrays.binarySearch(copy, 7);
            }, () -> {
                int[] copy = ints.clone();
                Arrays.sort(copy);
                return Arrays.toString(copy) + Arrays.binarySearch(copy, 7);
            });
        }
    }

    private static void random() {
        for (long seed = -3; seed < 40; seed++) {
            long fixed = seed * 1234567891L;
            model.util.Random left = new model.util.Random(fixed);
            java.util.Random right = new java.util.Random(fixed);
            for (int i = 1; i < 300; i++) {
                int bound = i * i * 77 % 5000 + 1;
                Differential.check("random",
                        () -> left.nextInt() + " " + left.nextInt(bound) + " " + left.nextLong() + " " + left.nextDouble()
                                + " " + left.nextFloat() + " " + left.nextGaussian() + " " + left.nextBoolean() + " "
                                + left.nextInt(-bound, bound * 3) + " " + left.nextLong(bound * 999999999L) + " "
                                + left.nextDouble(bound) + " " + left.nextDouble(-5, bound) + " "
                                + left.ints(3, 0, bound).boxed().toList() + left.ints(2).boxed().toList()
                                + left.doubles(2).boxed().toList() + left.longs(2, 5, bound * 12345678910L).boxed().toList(),
                        () -> right.nextInt() + " " + right.nextInt(bound) + " " + right.nextLong() + " " + right.nextDouble()
                                + " " + right.nextFloat() + " " + right.nextGaussian() + " " + right.nextBoolean() + " "
                                + right.nextInt(-bound, bound * 3) + " " + right.nextLong(bound * 999999999L) + " "
                                + right.nextDouble(bound) + " " + right.nextDouble(-5, bound) + " "
                                + right.ints(3, 0, bound).boxed().toList() + right.ints(2).boxed().toList()
                                + right.doubles(2).boxed().toList() + right.longs(2, 5, bound * 12345678910L).boxed().toList());
            }
            byte[] leftBytes = new byte[13];
            byte[] rightBytes = new byte[13];
            left.nextBytes(leftBytes);
            right.nextBytes(rightBytes);
            Differential.check("bytes", () -> Arrays.toString(leftBytes), () -> Arrays.toString(rightBytes));
            Differential.check("bound", () -> left.nextInt(0), () -> right.nextInt(0));
            Differential.check("bound", () -> left.nextInt(3, 3), () -> right.nextInt(3, 3));
            java.util.SplittableRandom splitRight = new java.util.SplittableRandom(fixed);
            model.util.SplittableRandom splitLeft = new model.util.SplittableRandom(fixed);
            Differential.check("splittable",
                    () -> splitLeft.nextInt() + " " + splitLeft.nextLong() + splitLeft.split().nextInt(77) + splitLeft.nextDouble(),
                    () -> splitRight.nextInt() + " " + splitRight.nextLong() + splitRight.split().nextInt(77) + splitRight.nextDouble());
        }
    }

    private static void arrays() {
        Object[] cyclic = {1, null, new Object[] {"x", 2.5}, new int[] {1, 2}, new boolean[] {true}, "s"};
        ((Object[]) cyclic[2])[0] = cyclic;
        Differential.check("deepToString", () -> model.util.Arrays.deepToString(cyclic), () -> Arrays.deepToString(cyclic));
        Object[] nested = {1, null, new Object[] {"x", 2.5}, new int[] {1, 2}, new char[] {'c'}, new long[0], new byte[] {3}};
        Object[] nested2 = {1, null, new Object[] {"x", 2.5}, new int[] {1, 2}, new char[] {'c'}, new long[0], new byte[] {3}};
        Differential.check("deepHashCode", () -> model.util.Arrays.deepHashCode(nested), () -> Arrays.deepHashCode(nested));
        Differential.check("deepEquals", () -> model.util.Arrays.deepEquals(nested, nested2), () -> Arrays.deepEquals(nested, nested2));
        int[] numbers = {5, 3, 9};
        Differential.check("copyOfRange", () -> model.util.Arrays.copyOfRange(numbers, 2, 1), () -> Arrays.copyOfRange(numbers, 2, 1));
        Differential.check("copyOfRange", () -> model.util.Arrays.copyOfRange(numbers, 5, 6), () -> Arrays.copyOfRange(numbers, 5, 6));
        Differential.check("copyOf", () -> model.util.Arrays.copyOf(numbers, -1), () -> Arrays.copyOf(numbers, -1));
        Differential.check("copyOfRange", () -> Arrays.toString(model.util.Arrays.copyOfRange(numbers, 1, 6)), () -> Arrays.toString(Arrays.copyOfRange(numbers, 1, 6)));
        Differential.check("fill", () -> { model.util.Arrays.fill(numbers, 2, 7, 1); return 1; }, () -> { Arrays.fill(numbers, 2, 7, 1); return 1; });
        Differential.check("fill", () -> { model.util.Arrays.fill(numbers, 2, 1, 1); return 1; }, () -> { Arrays.fill(numbers, 2, 1, 1); return 1; });
        Differential.check("fill", () -> { model.util.Arrays.fill(numbers, -1, 1, 1); return 1; }, () -> { Arrays.fill(numbers, -1, 1, 1); return 1; });
        Differential.check("compare", () -> model.util.Arrays.compare(new int[] {1, 2}, new int[] {1, 3, 4}) + " " + model.util.Arrays.mismatch("abc".toCharArray(), "abd".toCharArray()),
                () -> Arrays.compare(new int[] {1, 2}, new int[] {1, 3, 4}) + " " + Arrays.mismatch("abc".toCharArray(), "abd".toCharArray()));
        Differential.check("hash", () -> model.util.Arrays.hashCode(new double[] {1.5, -0.0}) + model.util.Arrays.hashCode(new boolean[] {true, false}) + model.util.Arrays.hashCode(new long[] {1L << 40}) + model.util.Arrays.toString(new float[] {1, 2.5f}),
                () -> Arrays.hashCode(new double[] {1.5, -0.0}) + Arrays.hashCode(new boolean[] {true, false}) + Arrays.hashCode(new long[] {1L << 40}) + Arrays.toString(new float[] {1, 2.5f}));
        Differential.check("indices", () -> model.util.Objects.checkIndex(5, 3), () -> java.util.Objects.checkIndex(5, 3));
        Differential.check("indices", () -> model.util.Objects.checkFromToIndex(2, 5, 3), () -> java.util.Objects.checkFromToIndex(2, 5, 3));
        Differential.check("indices", () -> model.util.Objects.checkFromIndexSize(2, 5, 3), () -> java.util.Objects.checkFromIndexSize(2, 5, 3));
    }
}
