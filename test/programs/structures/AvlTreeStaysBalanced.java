public class AvlTreeStaysBalanced<K extends Comparable<K>, V> {
    private static class Node<K, V> {
        final K key;
        V value;
        int height = 1;
        Node<K, V> left, right;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node<K, V> root;
    private int rotations;

    private static int height(Node<?, ?> node) {
        return node == null ? 0 : node.height;
    }

    private static <K, V> void update(Node<K, V> node) {
        node.height = 1 + Math.max(height(node.left), height(node.right));
    }

    private Node<K, V> rotateRight(Node<K, V> y) {
        rotations++;
        Node<K, V> x = y.left;
        y.left = x.right;
        x.right = y;
        update(y);
        update(x);
        return x;
    }

    private Node<K, V> rotateLeft(Node<K, V> x) {
        rotations++;
        Node<K, V> y = x.right;
        x.right = y.left;
        y.left = x;
        update(x);
        update(y);
        return y;
    }

    private Node<K, V> balance(Node<K, V> node) {
        update(node);
        int difference = height(node.left) - height(node.right);
        if (difference > 1) {
            if (height(node.left.left) < height(node.left.right)) node.left = rotateLeft(node.left);
            return rotateRight(node);
        }
        if (difference < -1) {
            if (height(node.right.right) < height(node.right.left)) node.right = rotateRight(node.right);
            return rotateLeft(node);
        }
        return node;
    }

    V put(K key, V value) {
        Object[] old = new Object[1];
        root = put(root, key, value, old);
        @SuppressWarnings("unchecked")
        V result = (V) old[0];
        return result;
    }

    private Node<K, V> put(Node<K, V> node, K key, V value, Object[] old) {
        if (node == null) return new Node<>(key, value);
        int order = key.compareTo(node.key);
        if (order < 0) node.left = put(node.left, key, value, old);
        else if (order > 0) node.right = put(node.right, key, value, old);
        else {
            old[0] = node.value;
            node.value = value;
        }
        return balance(node);
    }

    V get(K key) {
        for (Node<K, V> node = root; node != null; ) {
            int order = key.compareTo(node.key);
            if (order == 0) return node.value;
            node = order < 0 ? node.left : node.right;
        }
        return null;
    }

    void remove(K key) {
        root = remove(root, key);
    }

    private Node<K, V> remove(Node<K, V> node, K key) {
        if (node == null) return null;
        int order = key.compareTo(node.key);
        if (order < 0) node.left = remove(node.left, key);
        else if (order > 0) node.right = remove(node.right, key);
        else if (node.left == null) return node.right;
        else if (node.right == null) return node.left;
        else {
            Node<K, V> least = node.right;
            while (least.left != null) least = least.left;
            Node<K, V> replacement = new Node<>(least.key, least.value);
            replacement.right = remove(node.right, least.key);
            replacement.left = node.left;
            node = replacement;
        }
        return balance(node);
    }

    private boolean valid(Node<K, V> node) {
        return node == null || Math.abs(height(node.left) - height(node.right)) <= 1 && valid(node.left) && valid(node.right)
            && (node.left == null || node.left.key.compareTo(node.key) < 0) && (node.right == null || node.right.key.compareTo(node.key) > 0);
    }

    private String shape(Node<K, V> node) {
        return node == null ? "." : "(" + shape(node.left) + node.key + shape(node.right) + ")";
    }

    public static void main(String[] args) {
        AvlTreeStaysBalanced<Integer, String> tree = new AvlTreeStaysBalanced<>();
        for (int i = 1; i <= 7; i++) tree.put(i, "v" + i);
        System.out.println(tree.shape(tree.root) + " " + tree.rotations);
        System.out.println(tree.put(3, "new") + " " + tree.get(3) + " " + tree.get(99));
        tree.remove(4);
        tree.remove(1);
        tree.remove(2);
        System.out.println(tree.shape(tree.root) + " " + tree.valid(tree.root));
        AvlTreeStaysBalanced<Integer, Integer> large = new AvlTreeStaysBalanced<>();
        for (int i = 0; i < 1000; i++) large.put(i * 37 % 1000, i);
        System.out.println(large.valid(large.root) + " " + height(large.root) + " " + large.rotations);
        for (int i = 0; i < 1000; i += 2) large.remove(i);
        System.out.println(large.valid(large.root) + " " + height(large.root) + " " + large.get(37) + " " + large.get(38));
        AvlTreeStaysBalanced<String, Integer> words = new AvlTreeStaysBalanced<>();
        for (String word : "how vexingly quick daft zebras jump".split(" ")) words.put(word, word.length());
        System.out.println(words.shape(words.root));
        words.put(null, 0);
    }
}
