// A search that turns right where it should turn left.
// espalier run examples/tree/SearchTreeContainsTurnsWrong.java --method contains --scope 2
// caught by: --method contains --scope 2

public class SearchTreeContainsTurnsWrong {
    static class Node {
        int value;
        Node left;
        Node right;
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
            node = value > node.value ? node.left : node.right;
        }
        return node != null;
    }
}
