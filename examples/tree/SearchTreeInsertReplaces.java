// Insertion that puts the new node where a subtree hangs: the subtree is lost.
// espalier run examples/tree/SearchTreeInsertReplaces.java --method insert --scope 3
// caught by: --method insert --scope 3

public class SearchTreeInsertReplaces {
    static class Node {
        int value;
        Node left;
        Node right;

        Node(int value) {
            this.value = value;
        }
    }

    /*@ requires tree(root, left, right);
      @ requires (\forall Node n; reach(root, n, left, right);
      @     (\forall Node m; reach(n.left, m, left, right); m.value < n.value)
      @     && (\forall Node m; reach(n.right, m, left, right); n.value < m.value));
      @ ensures tree(\result, left, right);
      @ ensures (\exists Node n; reach(\result, n, left, right); n.value == value);
      @ ensures root != null ==> \result == root;
      @ ensures root != null && \old(root.left) != null ==> root.left == \old(root.left);
      @ ensures root != null && \old(root.right) != null ==> root.right == \old(root.right);
      @*/
    static Node insert(Node root, int value) {
        if (root == null) return new Node(value);
        Node node = root;
        while (value != node.value) {
            if (value < node.value) {
                node.left = new Node(value);
                node = node.left;
            } else {
                node.right = new Node(value);
                node = node.right;
            }
        }
        return root;
    }
}
