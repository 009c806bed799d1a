// Taking an element moves the start one to the right and forgets to wrap around at the end of the array.
// espalier run examples/queue/RingBufferRunsOff.java --method poll --scope 2
// caught by: --method poll --scope 2

public class RingBufferRunsOff {
    private final int[] elements;
    private int head;
    private int size;

    //@ invariant elements != null && elements.length > 0;
    //@ invariant 0 <= head && head < elements.length;
    //@ invariant 0 <= size && size <= elements.length;

    //@ requires capacity > 0;
    public RingBufferRunsOff(int capacity) {
        elements = new int[capacity];
    }

    public boolean offer(int value) {
        if (size == elements.length) return false;
        elements[(head + size) % elements.length] = value;
        size++;
        return true;
    }

    //@ requires size > 0;
    //@ ensures \result == \old(elements[head]) && size == \old(size) - 1;
    public int poll() {
        size--;
        return elements[head++];
    }
}
