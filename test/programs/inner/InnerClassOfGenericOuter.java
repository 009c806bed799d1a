import java.util.Iterator;
import java.util.NoSuchElementException;

public class InnerClassOfGenericOuter<T extends Comparable<T>> implements Iterable<T> {
    private class Node {
        T value;
        Node left, right;

        Node(T value) {
            this.value = value;
            count++;
        }

        boolean add(T other) {
            int order = other.compareTo(value);
            if (order == 0) return false;
            if (order < 0) {
                if (left != null) return left.add(other);
                left = new Node(other);
            } else {
                if (right != null) return right.add(other);
                right = new Node(other);
            }
            return true;
        }
    }

    private class InOrder implements Iterator<T> {
        private class Frame {
            final Node node;
            final Frame below;

            Frame(Node node, Frame below) {
                this.node = node;
                this.below = below;
            }
        }

        private Frame stack;

        InOrder() {
            push(root);
        }

        private void push(Node node) {
            for (; node != null; node = node.left) stack = new Frame(node, stack);
        }

        @Override
        public boolean hasNext() {
            return stack != null;
        }

        @Override
        public T next() {
            if (stack == null) throw new NoSuchElementException("after " + count + " elements");
            Node node = stack.node;
            stack = stack.below;
            push(node.right);
            return node.value;
        }
    }

    private Node root;
    private int count;

    boolean add(T value) {
        if (root == null) {
            root = new Node(value);
            return true;
        }
        return root.add(value);
    }

    @Override
    public Iterator<T> iterator() {
        return new InOrder();
    }

    static class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        <C> Pair<C, B> withFirst(C c) {
            return new Pair<>(c, second);
        }
    }

    public static void main(String[] args) {
        InnerClassOfGenericOuter<String> words = new InnerClassOfGenericOuter<>();
        for (String word : "the quick brown fox jumps over the lazy dog".split(" ")) {
            if (!words.add(word)) System.out.println("again: " + word);
        }
        for (String word : words) System.out.print(word + " ");
        System.out.println(words.count);
        InnerClassOfGenericOuter<Integer> numbers = new InnerClassOfGenericOuter<>();
        for (int n : new int[] {5, 2, 8, 1, 9, 3}) numbers.add(n);
        int sum = 0;
        for (int n : numbers) sum = sum * 10 + n;
        System.out.println(sum);
        Pair<String, Integer> pair = new Pair<>("one", 1);
        Pair<Character, Integer> other = pair.withFirst('1');
        System.out.println(pair.first + other.first + (pair.second + other.second));
        Iterator<Integer> iterator = numbers.iterator();
        while (true) System.out.print(iterator.next() + " ");
    }
}
