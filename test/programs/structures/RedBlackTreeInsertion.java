public class RedBlackTreeInsertion {
    private static final boolean RED = true, BLACK = false;

    private class Node {
        int key;
        Node left, right, parent;
        boolean color = RED;

        Node(int key, Node parent) {
            this.key = key;
            this.parent = parent;
        }

        Node grandparent() {
            return parent == null ? null : parent.parent;
        }

        Node uncle() {
            Node g = grandparent();
            return g == null ? null : g.left == parent ? g.right : g.left;
        }
    }

    private Node root;

    void insert(int key) {
        if (root == null) {
            root = new Node(key, null);
            root.color = BLACK;
            return;
        }
        Node node = root, parent;
        do {
            parent = node;
            if (key == node.key) return;
            node = key < node.key ? node.left : node.right;
        } while (node != null);
        Node added = new Node(key, parent);
        if (key < parent.key) parent.left = added;
        else parent.right = added;
        fix(added);
    }

    private void fix(Node node) {
        while (node != root && node.parent.color == RED) {
            Node uncle = node.uncle(), grand = node.grandparent();
            if (uncle != null && uncle.color == RED) {
                node.parent.color = uncle.color = BLACK;
                grand.color = RED;
                node = grand;
                continue;
            }
            if (node.parent == grand.left) {
                if (node == node.parent.right) {
                    node = node.parent;
                    rotate(node, true);
                }
                node.parent.color = BLACK;
                grand.color = RED;
                rotate(grand, false);
            } else {
                if (node == node.parent.left) {
                    node = node.parent;
                    rotate(node, false);
                }
                node.parent.color = BLACK;
                grand.color = RED;
                rotate(grand, true);
            }
        }
        root.color = BLACK;
    }

    private void rotate(Node node, boolean left) {
        Node pivot = left ? node.right : node.left;
        Node inner = left ? pivot.left : pivot.right;
        if (left) {
            node.right = inner;
            pivot.left = node;
        } else {
            node.left = inner;
            pivot.right = node;
        }
        if (inner != null) inner.parent = node;
        pivot.parent = node.parent;
        if (node.parent == null) root = pivot;
        else if (node.parent.left == node) node.parent.left = pivot;
        else node.parent.right = pivot;
        node.parent = pivot;
    }

    private int blackHeight(Node node) {
        if (node == null) return 1;
        if (node.color == RED && (node.left != null && node.left.color == RED || node.right != null && node.right.color == RED)) return -1;
        if (node.left != null && node.left.parent != node || node.right != null && node.right.parent != node) return -2;
        int left = blackHeight(node.left), right = blackHeight(node.right);
        return left < 0 || left != right ? -3 : left + (node.color == BLACK ? 1 : 0);
    }

    private String show(Node node) {
        return node == null ? "" : "(" + show(node.left) + node.key + (node.color ? "r" : "b") + show(node.right) + ")";
    }

    private int depth(Node node) {
        return node == null ? 0 : 1 + Math.max(depth(node.left), depth(node.right));
    }

    Node successor(Node node) {
        if (node.right != null) {
            node = node.right;
            while (node.left != null) node = node.left;
            return node;
        }
        while (node.parent != null && node == node.parent.right) node = node.parent;
        return node.parent;
    }

    public static void main(String[] args) {
        RedBlackTreeInsertion tree = new RedBlackTreeInsertion();
        for (int key : new int[] {7, 3, 18, 10, 22, 8, 11, 26, 2, 6, 13}) {
            tree.insert(key);
            System.out.println(tree.show(tree.root) + " " + tree.blackHeight(tree.root));
        }
        Node least = tree.root;
        while (least.left != null) least = least.left;
        for (Node node = least; node != null; node = tree.successor(node)) System.out.print(node.key + " ");
        System.out.println();
        RedBlackTreeInsertion ascending = new RedBlackTreeInsertion();
        for (int i = 0; i < 500; i++) ascending.insert(i);
        System.out.println(ascending.blackHeight(ascending.root) + " " + ascending.depth(ascending.root));
    }
}
