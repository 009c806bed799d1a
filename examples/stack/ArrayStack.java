// A stack in an array; slots above the top hold nothing, so that popped objects can be collected.
// espalier run examples/stack/ArrayStack.java --method push --scope 3
// espalier run examples/stack/ArrayStack.java --method pop --scope 3
// expect: all assertions hold for every stack in an array of at most 3 slots

public class ArrayStack {
    private Object[] elements = new Object[2];
    private int size;

    //@ invariant elements != null && 0 <= size && size <= elements.length;
    //@ invariant (\forall int i; 0 <= i && i < size; elements[i] != null);
    //@ invariant (\forall int i; size <= i && i < elements.length; elements[i] == null);

    //@ requires element != null;
    //@ ensures size == \old(size) + 1 && elements[size - 1] == element;
    //@ ensures \old(size) > 0 ==> elements[0] == \old(elements[0]);
    public void push(Object element) {
        if (size == elements.length) {
            Object[] larger = new Object[size * 2 + 1];
            for (int i = 0; i < size; i++) larger[i] = elements[i];
            elements = larger;
        }
        elements[size++] = element;
    }

    //@ requires size > 0;
    //@ ensures size == \old(size) - 1 && \result == \old(elements[size - 1]);
    public Object pop() {
        Object top = elements[--size];
        elements[size] = null;
        return top;
    }
}
