import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

public class InventoryWithIndexes {
    static class Product {
        private static int nextId = 1;
        final int id = nextId++;
        final String name;
        final String category;
        private int stock;
        private double price;

        Product(String name, String category, int stock, double price) {
            this.name = name;
            this.category = category;
            this.stock = stock;
            this.price = price;
        }

        @Override
        public String toString() {
            return name + "#" + id + "x" + stock;
        }
    }

    interface Index<T> {
        void added(T item);

        void removed(T item);
    }

    static class Grouping<K extends Comparable<K>, T> implements Index<T> {
        private final Function<? super T, ? extends K> key;
        final NavigableMap<K, List<T>> groups = new TreeMap<>();

        Grouping(Function<? super T, ? extends K> key) {
            this.key = key;
        }

        @Override
        public void added(T item) {
            groups.computeIfAbsent(key.apply(item), k -> new ArrayList<>()).add(item);
        }

        @Override
        public void removed(T item) {
            groups.computeIfPresent(key.apply(item), (k, list) -> {
                list.remove(item);
                return list.isEmpty() ? null : list;
            });
        }

        List<T> get(K k) {
            return Collections.unmodifiableList(groups.getOrDefault(k, List.of()));
        }
    }

    static class Aggregate<T> implements Index<T> {
        private final Function<? super T, Double> value;
        double total;
        int count;

        Aggregate(Function<? super T, Double> value) {
            this.value = value;
        }

        @Override
        public void added(T item) {
            total += value.apply(item);
            count++;
        }

        @Override
        public void removed(T item) {
            total -= value.apply(item);
            count--;
        }
    }

    static class Store<T> implements Iterable<T> {
        private final Map<Integer, T> items = new LinkedHashMap<>();
        private final List<Index<? super T>> indexes = new ArrayList<>();
        private final Function<? super T, Integer> id;

        Store(Function<? super T, Integer> id) {
            this.id = id;
        }

        <I extends Index<? super T>> I index(I index) {
            indexes.add(index);
            items.values().forEach(index::added);
            return index;
        }

        @SafeVarargs
        final void add(T... more) {
            for (T item : more) {
                if (items.put(id.apply(item), item) != null) throw new IllegalStateException("duplicate " + item);
                for (Index<? super T> index : indexes) index.added(item);
            }
        }

        int removeIf(Predicate<? super T> predicate) {
            int removed = 0;
            for (Iterator<T> it = items.values().iterator(); it.hasNext(); ) {
                T item = it.next();
                if (predicate.test(item)) {
                    it.remove();
                    indexes.forEach(index -> index.removed(item));
                    removed++;
                }
            }
            return removed;
        }

        void update(int key, java.util.function.Consumer<? super T> change) {
            T item = Objects.requireNonNull(items.get(key), () -> "no item " + key);
            for (Index<? super T> index : indexes) index.removed(item);
            try {
                change.accept(item);
            } finally {
                for (Index<? super T> index : indexes) index.added(item);
            }
        }

        @Override
        public Iterator<T> iterator() {
            return Collections.unmodifiableCollection(items.values()).iterator();
        }

        <R extends Comparable<R>> List<T> sorted(Function<? super T, ? extends R> by) {
            List<T> list = new ArrayList<>(items.values());
            list.sort(Comparator.comparing(by));
            return list;
        }
    }

    static <T> Map<Boolean, Integer> tally(Collection<? extends T> items, Predicate<? super T> p) {
        Map<Boolean, Integer> result = new HashMap<>(Map.of(true, 0, false, 0));
        for (T item : items) result.merge(p.test(item), 1, Integer::sum);
        return result;
    }

    public static void main(String[] args) {
        Store<Product> store = new Store<>(p -> p.id);
        Grouping<String, Product> byCategory = store.index(new Grouping<>(p -> p.category));
        store.add(new Product("pen", "office", 100, 1.5), new Product("desk", "furniture", 3, 250), new Product("lamp", "furniture", 12, 40));
        Grouping<Integer, Product> byStock = store.index(new Grouping<>(p -> p.stock / 10));
        Aggregate<Product> worth = store.index(new Aggregate<>(p -> p.stock * p.price));
        System.out.println(byCategory.groups + " " + byStock.groups + " " + worth.total);
        store.add(new Product("chair", "furniture", 25, 80));
        store.update(1, p -> p.stock -= 95);
        System.out.println(byStock.groups + " " + byStock.groups.headMap(2) + " " + worth.total + "/" + worth.count);
        System.out.println(store.sorted(p -> p.price) + " " + store.sorted(p -> p.name) + " " + store.sorted(p -> -p.stock).get(0));
        try {
            store.update(2, p -> {
                p.price = 300;
                throw new UnsupportedOperationException("price frozen");
            });
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage() + " but worth is " + worth.total);
        }
        System.out.println(store.removeIf(p -> p.stock < 10) + " removed, " + byCategory.groups + " " + worth.total);
        System.out.println(byCategory.get("office") + " " + tally(store.items.values(), p -> p.price > 50));
        int sum = 0;
        for (Product p : store) sum += p.id;
        System.out.println(sum);
        try {
            byCategory.get("furniture").add(null);
        } catch (UnsupportedOperationException e) {
            System.out.println("view is read-only");
        }
        store.update(99, p -> {});
    }
}
