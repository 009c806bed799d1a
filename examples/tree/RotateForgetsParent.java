// Rotation that moves the inner subtree but not its parent link.
// espalier run examples/tree/RotateForgetsParent.java --method rotateRight --scope 3
// caught by: --method rotateRight --scope 3

public class RotateForgetsParent {
    static class Node {
        Node left;
        Node right;
        Node parent;
    }

    //@ requires tree(root, left, right) && root != null && root.left != null && root.parent == null;
    //@ requires (\forall Node n; reach(root, n, left, right) && n.left != null; n.left.parent == n);
    //@ requires (\forall Node n; reach(root, n, left, right) && n.right != null; n.right.parent == n);
    //@ ensures tree(\result, left, right) && \result == \old(root.left) && \result.right == root && \result.parent == null;
    //@ ensures (\forall Node n; reach(\result, n, left, right) && n.left != null; n.left.parent == n);
    //@ ensures (\forall Node n; reach(\result, n, left, right) && n.right != null; n.right.parent == n);
    static Node rotateRight(Node root) {
        Node pivot = root.left;
        root.left = pivot.right;
        pivot.right = root;
        pivot.parent = root.parent;
        root.parent = pivot;
        return pivot;
    }
}
