import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

public class GenericMethodsAndRawTypes {
    static <T> int count(T[] array, T wanted) {
        int n = 0;
        for (T item : array) if (item == null ? wanted == null : item.equals(wanted)) n++;
        return n;
    }

    static <T extends Comparable<T>> void insertionSort(T[] a) {
        for (int i = 1; i < a.length; i++) {
            T x = a[i];
            int j = i - 1;
            for (; j >= 0 && a[j].compareTo(x) > 0; j--) a[j + 1] = a[j];
            a[j + 1] = x;
        }
    }

    static <T> T[] reversed(T[] a) {
        T[] result = Arrays.copyOf(a, a.length);
        for (int i = 0; i < a.length; i++) result[a.length - 1 - i] = a[i];
        return result;
    }

    static <A extends Appendable> A twice(A target, CharSequence s) throws java.io.IOException {
        target.append(s).append(s);
        return target;
    }

    class Inner<U> {
        U value;

        <V> V choose(boolean first, V v, U u) {
            value = u;
            return first ? v : null;
        }
    }

    <T> Inner<T> inner(T value) {
        Inner<T> inner = new Inner<>();
        inner.value = value;
        return inner;
    }

    <T> GenericMethodsAndRawTypes(T ignored) {
        System.out.println("generic constructor with " + ignored);
    }

    static class Cell<T> {
        static int cells;
        T value;

        Cell(T value) {
            this.value = value;
            cells++;
        }

        <R> Cell<R> replace(R other) {
            return new Cell<>(other);
        }

        static <S> Cell<S> wrap(S s) {
            return new Cell<S>(s);
        }
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    public static void main(String[] args) throws Exception {
        System.out.println(count(new String[] {"a", null, "a"}, "a") + " " + count(new Integer[] {1, null}, null));
        Integer[] numbers = {3, 1, 2};
        insertionSort(numbers);
        System.out.println(Arrays.toString(numbers) + " " + reversed(numbers)[0]);
        String[] words = {"b", "a"};
        GenericMethodsAndRawTypes.<String>insertionSort(words);
        System.out.println(String.join("", words) + reversed(words).getClass().getSimpleName());
        System.out.println(twice(new StringBuilder("x"), "ab").reverse());
        GenericMethodsAndRawTypes outer = new <Integer>GenericMethodsAndRawTypes(5);
        GenericMethodsAndRawTypes.Inner<String> inner = outer.inner("start");
        System.out.println(inner.choose(true, 7, "new") + inner.value + inner.<Object>choose(false, 1, "end") + inner.value);
        Cell<Integer> cell = Cell.wrap(1).replace("s").replace(3);
        System.out.println(cell.value + 1 + " " + Cell.cells);
        List raw = new ArrayList();
        raw.add("x");
        raw.add(1);
        raw.addAll(List.of('c'));
        Iterator it = raw.iterator();
        while (it.hasNext()) {
            Object o = it.next();
            System.out.print(o + ":" + o.getClass().getSimpleName() + " ");
        }
        System.out.println();
        Cell rawCell = cell;
        rawCell.value = "polluted";
        System.out.println(((Cell<?>) rawCell).value);
        Cell<? super Integer> lower = cell;
        Object read = lower.value;
        System.out.println(read);
        System.out.println(cell.value.intValue());
    }
}
