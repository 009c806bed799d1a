// A binary heap in an array: an inserted value moves up until its parent is no larger.
// espalier run examples/heap/BinaryHeap.java --method add --scope 3
// espalier run examples/heap/BinaryHeap.java --method poll --scope 3
// expect: all assertions hold for every heap in an array of at most 3 slots

public class BinaryHeap {
    private int[] values = new int[4];
    private int size;

    //@ invariant values != null && 0 <= size && size <= values.length;
    //@ invariant (\forall int i; 1 <= i && i < size; values[(i - 1) / 2] <= values[i]);

    //@ ensures size == \old(size) + 1;
    //@ ensures (\exists int i; 0 <= i && i < size; values[i] == value);
    public void add(int value) {
        if (size == values.length) {
            int[] larger = new int[2 * size + 1];
            System.arraycopy(values, 0, larger, 0, size);
            values = larger;
        }
        int place = size++;
        while (place > 0 && values[(place - 1) / 2] > value) {
            values[place] = values[(place - 1) / 2];
            place = (place - 1) / 2;
        }
        values[place] = value;
    }

    //@ requires size > 0;
    //@ ensures size == \old(size) - 1 && \result == \old(values[0]);
    public int poll() {
        int result = values[0];
        int value = values[--size];
        int place = 0;
        while (2 * place + 1 < size) {
            int child = 2 * place + 1;
            if (child + 1 < size && values[child + 1] < values[child]) child++;
            if (values[child] >= value) break;
            values[place] = values[child];
            place = child;
        }
        values[place] = value;
        return result;
    }
}
