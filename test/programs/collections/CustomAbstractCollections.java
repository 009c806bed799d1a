import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

public class CustomAbstractCollections {
    static class Range extends AbstractList<Integer> {
        private final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer get(int index) {
            if (index < 0 || index >= size()) throw new IndexOutOfBoundsException("no " + index);
            return from + index;
        }

        @Override
        public int size() {
            return to - from;
        }
    }

    static class Resizable<E> extends AbstractList<E> {
        private Object[] items = new Object[1];
        private int size;

        @Override
        @SuppressWarnings("unchecked")
        public E get(int i) {
            return (E) items[i];
        }

        @Override
        public E set(int i, E e) {
            E old = get(i);
            items[i] = e;
            return old;
        }

        @Override
        public void add(int i, E e) {
            if (size == items.length) items = java.util.Arrays.copyOf(items, size * 2);
            System.arraycopy(items, i, items, i + 1, size - i);
            items[i] = e;
            size++;
            modCount++;
        }

        @Override
        public E remove(int i) {
            E old = get(i);
            System.arraycopy(items, i + 1, items, i, --size - i);
            items[size] = null;
            modCount++;
            return old;
        }

        @Override
        public int size() {
            return size;
        }
    }

    static class Bits extends AbstractSet<Integer> {
        private long bits;

        @Override
        public boolean add(Integer i) {
            long before = bits;
            bits |= 1L << i;
            return bits != before;
        }

        @Override
        public boolean contains(Object o) {
            return o instanceof Integer i && (bits >> i & 1) == 1;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                long rest = bits;
                int last = -1;

                public boolean hasNext() {
                    return rest != 0;
                }

                public Integer next() {
                    if (rest == 0) throw new NoSuchElementException();
                    last = Long.numberOfTrailingZeros(rest);
                    rest &= rest - 1;
                    return last;
                }

                public void remove() {
                    bits &= ~(1L << last);
                }
            };
        }

        @Override
        public int size() {
            return Long.bitCount(bits);
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        @Override
        public Set<Map.Entry<Integer, Integer>> entrySet() {
            Set<Map.Entry<Integer, Integer>> entries = new java.util.LinkedHashSet<>();
            for (int i = 1; i <= 4; i++) entries.add(new SimpleEntry<>(i, i * i));
            return entries;
        }
    }

    static class Repeated<E> extends AbstractCollection<E> {
        private final E value;
        private final int count;

        Repeated(E value, int count) {
            this.value = value;
            this.count = count;
        }

        @Override
        public Iterator<E> iterator() {
            List<E> list = new ArrayList<>();
            for (int i = 0; i < count; i++) list.add(value);
            return list.iterator();
        }

        @Override
        public int size() {
            return count;
        }
    }

    public static void main(String[] args) {
        Range range = new Range(3, 8);
        System.out.println(range + " " + range.contains(5) + " " + range.indexOf(7) + " " + range.subList(1, 3) + " " + range.equals(List.of(3, 4, 5, 6, 7)) + " " + range.hashCode());
        Resizable<String> list = new Resizable<>();
        for (String s : "a b c d e".split(" ")) list.add(s);
        list.add(1, "x");
        list.remove("c");
        list.subList(0, 2).clear();
        list.removeIf(s -> s.equals("d"));
        System.out.println(list + " " + list.size() + " " + list.set(0, "z") + list);
        for (Iterator<String> it = list.iterator(); it.hasNext(); ) if (it.next().equals("e")) it.remove();
        list.addAll(List.of("p", "q"));
        list.sort(null);
        System.out.println(list);
        Bits bits = new Bits();
        for (int i : new int[] {5, 1, 63, 5}) System.out.print(bits.add(i) + " ");
        bits.removeAll(List.of(1, 2));
        System.out.println(bits + " " + bits.size() + " " + bits.equals(Set.of(5, 63)) + " " + bits.hashCode());
        Squares squares = new Squares();
        System.out.println(squares + " " + squares.get(3) + " " + squares.containsKey(9) + " " + squares.keySet() + squares.values() + squares.size());
        System.out.println(new Repeated<>("r", 3) + " " + new Repeated<>(1, 2).contains(1) + " " + new ArrayList<>(new Repeated<>('c', 2)));
        range.add(9);
    }
}
