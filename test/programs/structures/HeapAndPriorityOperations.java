import java.util.Arrays;
import java.util.Comparator;

public class HeapAndPriorityOperations<T> {
    private Object[] items = new Object[2];
    private int size;
    private final Comparator<? super T> order;

    HeapAndPriorityOperations(Comparator<? super T> order) {
        this.order = order;
    }

    @SuppressWarnings("unchecked")
    private T at(int i) {
        return (T) items[i];
    }

    private boolean less(int i, int j) {
        return order.compare(at(i), at(j)) < 0;
    }

    private void swap(int i, int j) {
        Object t = items[i];
        items[i] = items[j];
        items[j] = t;
    }

    void push(T item) {
        if (size == items.length) items = Arrays.copyOf(items, size * 2);
        items[size] = item;
        for (int i = size++; i > 0 && less(i, (i - 1) / 2); i = (i - 1) / 2) swap(i, (i - 1) / 2);
    }

    T pop() {
        if (size == 0) throw new IllegalStateException("heap is empty");
        T top = at(0);
        items[0] = items[--size];
        items[size] = null;
        int i = 0;
        while (true) {
            int least = i;
            for (int child = 2 * i + 1; child <= 2 * i + 2 && child < size; child++) if (less(child, least)) least = child;
            if (least == i) break;
            swap(i, least);
            i = least;
        }
        return top;
    }

    T replaceTop(T item) {
        T top = pop();
        push(item);
        return top;
    }

    boolean valid() {
        for (int i = 1; i < size; i++) if (less(i, (i - 1) / 2)) return false;
        return true;
    }

    @SafeVarargs
    static <E extends Comparable<E>> HeapAndPriorityOperations<E> of(E... items) {
        HeapAndPriorityOperations<E> heap = new HeapAndPriorityOperations<>(Comparator.naturalOrder());
        for (E item : items) heap.push(item);
        return heap;
    }

    static int[] largest(int[] values, int k) {
        HeapAndPriorityOperations<Integer> heap = new HeapAndPriorityOperations<>(Integer::compare);
        for (int v : values) {
            if (heap.size < k) heap.push(v);
            else if (v > heap.at(0)) heap.replaceTop(v);
        }
        int[] result = new int[heap.size];
        for (int i = result.length - 1; i >= 0; i--) result[i] = heap.pop();
        return result;
    }

    public static void main(String[] args) {
        HeapAndPriorityOperations<Integer> heap = of(5, 2, 8, 1, 9, 3);
        System.out.println(Arrays.toString(heap.items) + " " + heap.valid());
        StringBuilder out = new StringBuilder();
        while (heap.size > 0) out.append(heap.pop()).append(' ');
        System.out.println(out.toString().trim());
        HeapAndPriorityOperations<String> words = new HeapAndPriorityOperations<>(Comparator.comparing(String::length).thenComparing(String::compareTo));
        for (String w : "kiwi apple fig banana date".split(" ")) words.push(w);
        System.out.println(words.pop() + " " + words.replaceTop("x") + " " + words.pop() + " " + words.valid() + " " + words.size);
        System.out.println(Arrays.toString(largest(new int[] {4, 8, 1, 9, 3, 7, 9}, 3)));
        HeapAndPriorityOperations<Integer> big = new HeapAndPriorityOperations<>(Comparator.reverseOrder());
        int x = 1;
        for (int i = 0; i < 300; i++) big.push(x = x * 48271 % 65537);
        int previous = Integer.MAX_VALUE;
        boolean sorted = big.valid();
        for (int i = 0; i < 300; i++) {
            int next = big.pop();
            sorted &= next <= previous;
            previous = next;
        }
        System.out.println(sorted + " " + previous);
        heap.pop();
    }
}
