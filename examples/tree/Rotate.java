// Rotating the root of a tree with parent links.
// espalier run examples/tree/Rotate.java --method rotateRight --scope 4
// expect: all assertions hold for every tree of at most 4 nodes whose root has a left child

public class Rotate {
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
    //@ ensures root.left == \old(root.left.right);
    static Node rotateRight(Node root) {
        Node pivot = root.left;
        root.left = pivot.right;
        if (pivot.right != null) pivot.right.parent = root;
        pivot.right = root;
        pivot.parent = root.parent;
        root.parent = pivot;
        return pivot;
    }
}
