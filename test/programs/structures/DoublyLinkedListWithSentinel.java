import java.util.Iterator;
import java.util.NoSuchElementException;

public class DoublyLinkedListWithSentinel<T> implements Iterable<T> {
    private final class Node {
        T item;
        Node previous, next;

        Node(T item, Node previous, Node next) {
            this.item = item;
            this.previous = previous;
            this.next = next;
        }

        T unlink() {
            previous.next = next;
            next.previous = previous;
            size--;
            return item;
        }
    }

    private final Node sentinel = new Node(null, null, null);
    private int size;

    DoublyLinkedListWithSentinel() {
        sentinel.previous = sentinel.next = sentinel;
    }

    private void insertBefore(Node place, T item) {
        Node node = new Node(item, place.previous, place);
        place.previous.next = node;
        place.previous = node;
        size++;
    }

    void addFirst(T item) {
        insertBefore(sentinel.next, item);
    }

    void addLast(T item) {
        insertBefore(sentinel, item);
    }

    T removeFirst() {
        if (size == 0) throw new NoSuchElementException("empty list");
        return sentinel.next.unlink();
    }

    T removeLast() {
        if (size == 0) throw new NoSuchElementException("empty list");
        return sentinel.previous.unlink();
    }

    boolean remove(T item) {
        for (Node node = sentinel.next; node != sentinel; node = node.next) {
            if (node.item.equals(item)) {
                node.unlink();
                return true;
            }
        }
        return false;
    }

    void reverse() {
        Node node = sentinel;
        do {
            Node next = node.next;
            node.next = node.previous;
            node.previous = next;
            node = next;
        } while (node != sentinel);
    }

    void moveToFront(T item) {
        if (remove(item)) addFirst(item);
    }

    void splice(DoublyLinkedListWithSentinel<T> other) {
        if (other.size == 0) return;
        other.sentinel.next.previous = sentinel.previous;
        sentinel.previous.next = other.sentinel.next;
        other.sentinel.previous.next = sentinel;
        sentinel.previous = other.sentinel.previous;
        size += other.size;
        other.sentinel.next = other.sentinel.previous = other.sentinel;
        other.size = 0;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private Node at = sentinel.next;

            @Override
            public boolean hasNext() {
                return at != sentinel;
            }

            @Override
            public T next() {
                T item = at.item;
                at = at.next;
                return item;
            }

            @Override
            public void remove() {
                at.previous.unlink();
            }
        };
    }

    String backward() {
        StringBuilder out = new StringBuilder();
        for (Node node = sentinel.previous; node != sentinel; node = node.previous) out.append(node.item);
        return out.toString();
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (T item : this) out.append(item);
        return out.append(':').append(size).toString();
    }

    public static void main(String[] args) {
        DoublyLinkedListWithSentinel<Character> list = new DoublyLinkedListWithSentinel<>();
        for (char c = 'a'; c <= 'f'; c++) {
            if (c % 2 == 0) list.addFirst(c);
            else list.addLast(c);
        }
        System.out.println(list + " " + list.backward());
        System.out.println(list.removeFirst() + "" + list.removeLast() + list.remove('a') + list.remove('z') + " " + list);
        list.reverse();
        System.out.println(list + " " + list.backward());
        list.moveToFront('c');
        System.out.println(list);
        DoublyLinkedListWithSentinel<Character> other = new DoublyLinkedListWithSentinel<>();
        for (char c : "xyz".toCharArray()) other.addLast(c);
        list.splice(other);
        list.splice(other);
        System.out.println(list + " " + other + " " + list.backward());
        for (Iterator<Character> it = list.iterator(); it.hasNext(); ) if (it.next() > 'w') it.remove();
        System.out.println(list + " " + list.backward());
        while (true) System.out.print(list.removeFirst() + " ");
    }
}
