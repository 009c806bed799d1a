// Pushing links the new node to the top after the top was replaced: the node lies on itself.
// espalier run examples/stack/LinkedStackPushesLoop.java --method push --scope 1
// caught by: --method push --scope 1

public class LinkedStackPushesLoop {
    static class Node {
        int value;
        Node below;
    }

    private Node top;

    //@ invariant list(top, below);

    //@ ensures fresh(top) && top.value == value;
    public void push(int value) {
        Node node = new Node();
        node.value = value;
        top = node;
        node.below = top;
    }

    //@ requires top != null;
    //@ ensures \result == \old(top.value) && top == \old(top.below);
    public int pop() {
        int value = top.value;
        top = top.below;
        return value;
    }
}
