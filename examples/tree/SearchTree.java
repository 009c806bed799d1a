// A binary search tree: insert, contains and delete keep it a tree and keep it ordered.
// espalier run examples/tree/SearchTree.java --method insert --scope 3
// espalier run examples/tree/SearchTree.java --method contains --scope 3
// espalier run examples/tree/SearchTree.java --method delete --scope 3
// expect: all assertions hold for every search tree of at most 3 nodes

public class SearchTree {
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
      @ ensures (\forall Node n; reach(\result, n, left, right);
      @     (\forall Node m; reach(n.left, m, left, right); m.value < n.value)
      @     && (\forall Node m; reach(n.right, m, left, right); n.value < m.value));
      @ ensures (\exists Node n; reach(\result, n, left, right); n.value == value);
      @ ensures root != null ==> \result == root;
      @ ensures root != null && \old(root.left) != null ==> root.left == \old(root.left);
      @ ensures root != null && \old(root.right) != null ==> root.right == \old(root.right);
      @*/
    static Node insert(Node root, int value) {
        if (root == null) return new Node(value);
        if (value < root.value) {
            root.left = insert(root.left, value);
        } else if (value > root.value) {
            root.right = insert(root.right, value);
        }
        return root;
    }

    /*@ requires tree(root, left, right);
      @ requires (\forall Node n; reach(root, n, left, right);
      @     (\forall Node m; reach(n.left, m, left, right); m.value < n.value)
      @     && (\forall Node m; reach(n.right, m, left, right); n.value < m.value));
      @ ensures \result <==> (\exists Node n; reach(root, n, left, right); n.value == value);
      @*/
    static boolean contains(Node root, int value) {
        Node node = root;
        while (node != null && node.value != value) {
            node = value < node.value ? node.left : node.right;
        }
        return node != null;
    }

    /*@ requires tree(root, left, right);
      @ requires (\forall Node n; reach(root, n, left, right);
      @     (\forall Node m; reach(n.left, m, left, right); m.value < n.value)
      @     && (\forall Node m; reach(n.right, m, left, right); n.value < m.value));
      @ ensures tree(\result, left, right);
      @ ensures (\forall Node n; reach(\result, n, left, right);
      @     (\forall Node m; reach(n.left, m, left, right); m.value < n.value)
      @     && (\forall Node m; reach(n.right, m, left, right); n.value < m.value));
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
            return root;
        }
        if (value > root.value) {
            root.right = delete(root.right, value);
            return root;
        }
        if (root.left == null) return root.right;
        if (root.right == null) return root.left;
        Node successor = root.right;
        while (successor.left != null) successor = successor.left;
        root.value = successor.value;
        root.right = delete(root.right, successor.value);
        return root;
    }
}
