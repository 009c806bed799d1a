/** A doubly linked list, a tree and a queue of the program's own. */
class LinkedByHand {
    static class Node {
        String value;
        Node next;
        Node previous;

        Node(String value) {
            this.value = value;
        }
    }

    static class Tree {
        int key;
        Tree left;
        Tree right;

        Tree(int key) {
            this.key = key;
        }

        void insert(int other) {
            if (other < key) {
                if (left == null) left = new Tree(other);
                else left.insert(other);
            } else if (right == null) right = new Tree(other);
            else right.insert(other);
        }

        int smallest() {
            Tree tree = this;
            while (tree.left != null) tree = tree.left;
            return tree.key;
        }
    }

    private Node first;
    private Node last;
    private int size;

    void append(String value) {
        Node node = new Node(value);
        if (last == null) {
            first = node;
        } else {
            last.next = node;
            node.previous = last;
        }
        last = node;
        size++;
    }

    String removeFirst() {
        if (first == null) throw new IllegalStateException("empty");
        Node node = first;
        first = node.next;
        if (first == null) last = null;
        else first.previous = null;
        size--;
        return node.value;
    }

    void reverse() {
        Node node = first;
        first = last;
        last = node;
        while (node != null) {
            Node next = node.next;
            node.next = node.previous;
            node.previous = next;
            node = next;
        }
    }

    public static void main(String[] args) {
        LinkedByHand list = new LinkedByHand();
        list.append("a");
        list.append("bb");
        list.append("ccc");
        list.reverse();
        System.out.println(list.removeFirst().length());
        System.out.println(list.first.value + list.first.next.value + list.size);
        while (list.size > 0) {
            System.out.println(list.removeFirst().length());
        }
        Tree tree = new Tree(5);
        tree.insert(3);
        tree.insert(8);
        tree.insert(4);
        System.out.println(tree.smallest() + tree.left.right.key + tree.right.key);
    }
}
