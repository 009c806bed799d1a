import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Random operations on collections; see the subjects for what they do. */
public class CollectionOperations {
    static void run(String name, Supplier<Differential.Subject> make, int runs, int steps) {
        Journal.section(name);
        for (int run = 0; run < runs; run++) {
            Differential.Subject subject = make.get();
            for (int step = 0; step < steps; step++) {
                long seed = run * 1000003L + step * 7919L;
                Journal.note(name, () -> Differential.attempt(() -> subject.step(new Random(seed))) + subject.state());
            }
        }
    }

    static void list(String name, Supplier<List<Integer>> make) {
        run(name, () -> new ListSubject(make.get()), 6, 60);
    }

    static void map(String name, Supplier<Map<MapSubject.Key, Integer>> make) {
        run(name, () -> new MapSubject(make.get(), 12, 1000, true, true), 3, 60);
        run(name + " colliding", () -> new MapSubject(make.get(), 12, 4, true, true), 3, 60);
        run(name + " large", () -> new MapSubject(make.get(), 200, 1000, true, true), 1, 120);
    }

    public static void main(String[] args) {
        Journal.open(args);
        list("ArrayList", ArrayList::new);
        list("LinkedList", LinkedList::new);
        list("Vector", Vector::new);
        list("asList", () -> Arrays.asList(1, 2, null, 7, 3));
        list("List.of", () -> List.of(3, 1, 2));
        list("unmodifiable", () -> Collections.unmodifiableList(new ArrayList<>(List.of(4, 5))));
        list("nCopies", () -> Collections.nCopies(3, 7));
        run("ArrayDeque", () -> new QueueSubject(new ArrayDeque<>()), 5, 80);
        run("LinkedList as queue", () -> new QueueSubject(new LinkedList<>()), 5, 80);
        run("PriorityQueue", () -> new QueueSubject(new PriorityQueue<>()), 5, 80);
        run("PriorityQueue reversed", () -> new QueueSubject(new PriorityQueue<>(Comparator.reverseOrder())), 5, 80);
        map("HashMap", HashMap::new);
        map("LinkedHashMap", LinkedHashMap::new);
        map("LinkedHashMap by access", () -> new LinkedHashMap<>(16, 0.75f, true));
        map("TreeMap", TreeMap::new);
        map("Hashtable", Hashtable::new);
        map("ConcurrentHashMap", ConcurrentHashMap::new);
        Journal.section("");
    }
}
