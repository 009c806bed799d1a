// A stack of linked nodes.
// espalier run examples/stack/LinkedStack.java --method push --scope 4
// espalier run examples/stack/LinkedStack.java --method pop --scope 4
// expect: all assertions hold for every stack of at most 4 nodes

public class LinkedStack {
    static class Node {
        int value;
        Node below;
    }

    private Node top;

    //@ invariant list(top, below);

    public boolean isEmpty() {
        return top == null;
    }

    //@ ensures fresh(top) && top.value == value && top.below == \old(top);
    public void push(int value) {
        Node node = new Node();
        node.value = value;
        node.below = top;
        top = node;
    }

    //@ requires top != null;
    //@ ensures \result == \old(top.value) && top == \old(top.below);
    public int pop() {
        int value = top.value;
        top = top.below;
        return value;
    }
}
