// Swapping left and right everywhere in a tree.
// espalier run examples/tree/Mirror.java --method mirror --scope 4
// expect: all assertions hold for every tree of at most 4 nodes

public class Mirror {
    static class Node {
        Node left;
        Node right;
    }

    //@ requires tree(root, left, right);
    //@ ensures tree(\result, left, right) && \result == root;
    //@ ensures root != null ==> root.left == \old(root.right) && root.right == \old(root.left);
    static Node mirror(Node root) {
        if (root != null) {
            Node left = mirror(root.left);
            root.left = mirror(root.right);
            root.right = left;
        }
        return root;
    }
}
