// Popping leaves the reference in the array: the object stays reachable.
// espalier run examples/stack/ArrayStackKeepsPopped.java --method pop --scope 2
// caught by: --method pop --scope 2

public class ArrayStackKeepsPopped {
    private Object[] elements = new Object[2];
    private int size;

    //@ invariant elements != null && 0 <= size && size <= elements.length;
    //@ invariant (\forall int i; 0 <= i && i < size; elements[i] != null);
    //@ invariant (\forall int i; size <= i && i < elements.length; elements[i] == null);

    //@ requires size > 0;
    //@ ensures size == \old(size) - 1 && \result == \old(elements[size - 1]);
    public Object pop() {
        return elements[--size];
    }
}
