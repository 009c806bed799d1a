// Mirroring without a temporary variable: both children become the same subtree.
// espalier run examples/tree/MirrorSharesSubtree.java --method mirror --scope 2
// caught by: --method mirror --scope 2

public class MirrorSharesSubtree {
    static class Node {
        Node left;
        Node right;
    }

    //@ requires tree(root, left, right);
    //@ ensures tree(\result, left, right) && \result == root;
    //@ ensures root != null ==> root.left == \old(root.right) && root.right == \old(root.left);
    static Node mirror(Node root) {
        if (root != null) {
            root.left = mirror(root.right);
            root.right = mirror(root.left);
        }
        return root;
    }
}
