// Insertion that compares the wrong way round: larger values move up past smaller ones.
// espalier run examples/heap/BinaryHeapMovesLargerUp.java --method add --scope 2
// caught by: --method add --scope 2

public class BinaryHeapMovesLargerUp {
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
        while (place > 0 && values[(place - 1) / 2] < value) {
            values[place] = values[(place - 1) / 2];
            place = (place - 1) / 2;
        }
        values[place] = value;
    }
}
