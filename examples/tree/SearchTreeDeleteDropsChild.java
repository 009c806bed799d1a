// Deleting a node with two children keeps only the left one.
// espalier run examples/tree/SearchTreeDeleteDropsChild.java --method delete --scope 3
// caught by: --method delete --scope 3

public class SearchTreeDeleteDropsChild {
    static class Node {
        int value;
        Node left;
        Node right;
    }

    /*@ requires tree(root, left, right);
      @ requires (\forall Node n; reach(root, n, left, right);
      @     (\forall Node m; reach(n.left, m, left, right); m.value < n.value)
      @     && (\forall Node m; reach(n.right, m, left, right); n.value < m.value));
      @ ensures tree(\result, left, right);
      @ ensures (\forall Node n; reach(\result, n, left, right); n.value != value);
      @ ensures root != null && \old(root.left) != null && \old(root.left.value) != value
      @     ==> (\exists Node n; reach(\result, n, left, right); n.value == \old(root.left.value));
      @ ensures root != null && \old(root.right) != null && \old(root.right.value) != value
      @     ==> (\exists Node n; reach(\result, n, left, right); n.value == \old(root.right.value));
      @*/
    static Node delete(Node root, int value) {
        if (root == null) return null;
        if (value < root.value) {
            root.left = delete(root.left, value);
        } else if (value > root.value) {
            root.right = delete(root.right, value);
        } else {
            return root.left != null ? root.left : root.right;
        }
        return root;
    }
}
