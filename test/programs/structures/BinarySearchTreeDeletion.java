import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class BinarySearchTreeDeletion {
    private static final class Node {
        int key;
        Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    boolean insert(int key) {
        if (root == null) {
            root = new Node(key);
            size++;
            return true;
        }
        Node node = root;
        while (true) {
            if (key == node.key) return false;
            Node next = key < node.key ? node.left : node.right;
            if (next == null) {
                if (key < node.key) node.left = new Node(key);
                else node.right = new Node(key);
                size++;
                return true;
            }
            node = next;
        }
    }

    boolean delete(int key) {
        int before = size;
        root = delete(root, key);
        return size < before;
    }

    private Node delete(Node node, int key) {
        if (node == null) return null;
        if (key < node.key) node.left = delete(node.left, key);
        else if (key > node.key) node.right = delete(node.right, key);
        else {
            if (node.left == null || node.right == null) {
                size--;
                return node.left != null ? node.left : node.right;
            }
            Node successor = node.right;
            while (successor.left != null) successor = successor.left;
            node.key = successor.key;
            node.right = delete(node.right, successor.key);
        }
        return node;
    }

    int height(Node node) {
        return node == null ? 0 : 1 + Math.max(height(node.left), height(node.right));
    }

    boolean ordered(Node node, long low, long high) {
        return node == null || low < node.key && node.key < high && ordered(node.left, low, node.key) && ordered(node.right, node.key, high);
    }

    List<Integer> inOrder() {
        List<Integer> keys = new ArrayList<>();
        Deque<Node> stack = new ArrayDeque<>();
        Node node = root;
        while (node != null || !stack.isEmpty()) {
            for (; node != null; node = node.left) stack.push(node);
            node = stack.pop();
            keys.add(node.key);
            node = node.right;
        }
        return keys;
    }

    String levels() {
        StringBuilder out = new StringBuilder();
        List<Node> level = new ArrayList<>();
        if (root != null) level.add(root);
        while (!level.isEmpty()) {
            List<Node> next = new ArrayList<>();
            for (Node node : level) {
                out.append(node.key).append(' ');
                if (node.left != null) next.add(node.left);
                if (node.right != null) next.add(node.right);
            }
            out.append('/');
            level = next;
        }
        return out.toString();
    }

    Integer kth(int k) {
        int[] counter = {k};
        Node found = kth(root, counter);
        return found == null ? null : found.key;
    }

    private Node kth(Node node, int[] counter) {
        if (node == null) return null;
        Node left = kth(node.left, counter);
        if (left != null) return left;
        return --counter[0] == 0 ? node : kth(node.right, counter);
    }

    static Node mirror(Node node) {
        if (node == null) return null;
        Node copy = new Node(node.key);
        copy.left = mirror(node.right);
        copy.right = mirror(node.left);
        return copy;
    }

    public static void main(String[] args) {
        BinarySearchTreeDeletion tree = new BinarySearchTreeDeletion();
        for (int key : new int[] {50, 30, 70, 20, 40, 60, 80, 30, 65}) tree.insert(key);
        System.out.println(tree.inOrder() + " " + tree.size + " " + tree.height(tree.root) + " " + tree.levels());
        System.out.println(tree.delete(20) + " " + tree.delete(30) + " " + tree.delete(50) + " " + tree.delete(99) + " " + tree.levels());
        System.out.println(tree.ordered(tree.root, Long.MIN_VALUE, Long.MAX_VALUE) + " " + tree.size + " " + tree.kth(2) + " " + tree.kth(100));
        BinarySearchTreeDeletion mirrored = new BinarySearchTreeDeletion();
        mirrored.root = mirror(tree.root);
        System.out.println(mirrored.inOrder() + " " + mirrored.ordered(mirrored.root, Long.MIN_VALUE, Long.MAX_VALUE));
        for (int key : tree.inOrder()) tree.delete(key);
        System.out.println(tree.inOrder() + " " + tree.size + " " + tree.root);
        int x = 17;
        for (int i = 0; i < 200; i++) {
            x = x * 31 % 1009;
            if (i % 3 == 2) tree.delete(x % 100);
            else tree.insert(x % 100);
        }
        System.out.println(tree.size + " " + tree.inOrder().size() + " " + tree.ordered(tree.root, Long.MIN_VALUE, Long.MAX_VALUE));
    }
}
