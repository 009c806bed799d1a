import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.IntFunction;

public class GenericArraysAndMatrixViews {
    static <T> T[] build(int n, IntFunction<T[]> maker, IntFunction<? extends T> filler) {
        T[] array = maker.apply(n);
        for (int i = 0; i < n; i++) array[i] = filler.apply(i);
        return array;
    }

    @SafeVarargs
    static <T> T[] concat(T[] first, T... rest) {
        T[] result = Arrays.copyOf(first, first.length + rest.length);
        System.arraycopy(rest, 0, result, first.length, rest.length);
        return result;
    }

    static class Growable<E> {
        private E[] items;
        private int size;

        @SuppressWarnings("unchecked")
        Growable() {
            items = (E[]) new Object[1];
        }

        void add(E item) {
            if (size == items.length) items = Arrays.copyOf(items, size * 2);
            items[size++] = item;
        }

        E get(int i) {
            if (i >= size) throw new IndexOutOfBoundsException(i + " of " + size);
            return items[i];
        }

        <A> A[] toArray(A[] into) {
            if (into.length < size) into = Arrays.copyOf(into, size);
            System.arraycopy(items, 0, into, 0, size);
            return into;
        }
    }

    static class ColumnView extends AbstractList<Integer> implements RandomAccess {
        private final int[][] matrix;
        private final int column;

        ColumnView(int[][] matrix, int column) {
            this.matrix = matrix;
            this.column = column;
        }

        @Override
        public Integer get(int row) {
            return matrix[row][column];
        }

        @Override
        public Integer set(int row, Integer value) {
            int old = matrix[row][column];
            matrix[row][column] = value;
            return old;
        }

        @Override
        public int size() {
            return matrix.length;
        }
    }

    static int[] window(int[] a, int from, int to) {
        return Arrays.copyOfRange(a, from, to);
    }

    static <T extends Comparable<T>> T[] insertionSorted(T[] a) {
        T[] copy = a.clone();
        for (int i = 1; i < copy.length; i++) for (int j = i; j > 0 && copy[j].compareTo(copy[j - 1]) < 0; j--) {
            T t = copy[j];
            copy[j] = copy[j - 1];
            copy[j - 1] = t;
        }
        return copy;
    }

    public static void main(String[] args) {
        String[] words = build(4, String[]::new, i -> "w" + i);
        Integer[][] nested = build(2, Integer[][]::new, i -> new Integer[] {i, i * 10});
        System.out.println(String.join(",", words) + " " + nested[1][1] + " " + words.getClass().getSimpleName());
        System.out.println(Arrays.toString(concat(words, "x", "y")) + " " + concat(new Number[] {1}, 2.5, 3L).length);
        Growable<Object> g = new Growable<>();
        for (int i = 0; i < 5; i++) g.add(i % 2 == 0 ? (Object) i : "s" + i);
        Object[] all = g.toArray(new Object[0]);
        System.out.println(all.length + " " + g.get(3) + " " + Arrays.toString(all));
        int[][] matrix = {{3, 1}, {2, 5}, {1, 9}};
        List<Integer> column = new ColumnView(matrix, 0);
        column.sort(null);
        column.replaceAll(x -> x * 100);
        System.out.println(column + " " + Arrays.deepToString(matrix) + " " + column.contains(200) + " " + column.subList(1, 3));
        System.out.println(Arrays.toString(window(new int[] {1, 2, 3}, 1, 5)) + " " + Arrays.toString(insertionSorted(new String[] {"c", "a", "b"})));
        Object[] covariant = insertionSorted(new Integer[] {2, 1});
        System.out.println(covariant[0] + " " + (covariant instanceof Integer[]));
        try {
            g.toArray(new String[0]);
        } catch (ArrayStoreException e) {
            System.out.println("element of another type");
        }
        g.get(5);
    }
}
