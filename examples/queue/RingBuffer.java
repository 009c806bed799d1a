// A bounded queue in an array whose indices wrap around.
// espalier run examples/queue/RingBuffer.java --method offer --scope 3
// espalier run examples/queue/RingBuffer.java --method poll --scope 3
// expect: all assertions hold for every buffer with at most 3 slots

public class RingBuffer {
    private final int[] elements;
    private int head;
    private int size;

    //@ invariant elements != null && elements.length > 0;
    //@ invariant 0 <= head && head < elements.length;
    //@ invariant 0 <= size && size <= elements.length;

    //@ requires capacity > 0;
    //@ ensures size == 0 && elements.length == capacity;
    public RingBuffer(int capacity) {
        elements = new int[capacity];
    }

    //@ ensures \result <==> \old(size) < elements.length;
    //@ ensures \result ==> size == \old(size) + 1 && elements[(head + \old(size)) % elements.length] == value;
    //@ ensures !\result ==> size == \old(size);
    public boolean offer(int value) {
        if (size == elements.length) return false;
        elements[(head + size) % elements.length] = value;
        size++;
        return true;
    }

    //@ requires size > 0;
    //@ ensures \result == \old(elements[head]) && size == \old(size) - 1;
    public int poll() {
        int value = elements[head];
        head = (head + 1) % elements.length;
        size--;
        return value;
    }
}
