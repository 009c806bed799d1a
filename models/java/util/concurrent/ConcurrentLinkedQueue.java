/** An unbounded queue for several threads, whose iterators never fail. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;

public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, java.io.Serializable {
    private Node<E> head;
    private Node<E> tail;
    private int size = 0;

    private static final class Node<E> {
        /** Null once the element is removed. */
        E item;
        Node<E> next;

        Node(E item) {
            this.item = item;
        }
    }

    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        for (E element : c) {
            offer(element);
        }
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        Node<E> node = new Node<E>(Objects.requireNonNull(e));
        if (tail == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
        size++;
        return true;
    }

    @Nullable
    public E poll() {
        Node<E> node = head;
        if (node == null) {
            return null;
        }
        E element = node.item;
        unlink(null, node);
        return element;
    }

    private void unlink(Node<E> previous, Node<E> node) {
        if (previous == null) {
            head = node.next;
        } else {
            previous.next = node.next;
        }
        if (tail == node) {
            tail = previous;
        }
        node.item = null;
        size--;
    }

    @Nullable
    public E peek() {
        return head == null ? null : head.item;
    }

    public boolean isEmpty() {
        return head == null;
    }

    public int size() {
        return size;
    }

    public boolean contains(Object o) {
        for (Node<E> node = head; node != null; node = node.next) {
            if (node.item.equals(o)) {
                return true;
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        Node<E> previous = null;
        for (Node<E> node = head; node != null; node = node.next) {
            if (node.item.equals(o)) {
                unlink(previous, node);
                return true;
            }
            previous = node;
        }
        return false;
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    /** Holds the next element ahead of time, so that what was promised is given even when it is removed. */
    private final class Itr implements Iterator<E> {
        private Node<E> nextNode = head;
        private E nextItem = head == null ? null : head.item;
        private Node<E> lastNode;

        public boolean hasNext() {
            return nextItem != null;
        }

        public E next() {
            if (nextItem == null) {
                throw new NoSuchElementException();
            }
            E element = nextItem;
            lastNode = nextNode;
            Node<E> node = nextNode.next;
            while (node != null && node.item == null) {
                node = node.next;
            }
            nextNode = node;
            nextItem = node == null ? null : node.item;
            return element;
        }

        public void remove() {
            if (lastNode == null) {
                throw new IllegalStateException();
            }
            Node<E> previous = null;
            for (Node<E> node = head; node != null; node = node.next) {
                if (node == lastNode) {
                    unlink(previous, node);
                    break;
                }
                previous = node;
            }
            lastNode = null;
        }
    }
}
