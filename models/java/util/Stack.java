/** Last in, first out, on top of a vector. */
package java.util;

public class Stack<E> extends Vector<E> {
    public Stack() {
    }

    public E push(E item) {
        addElement(item);
        return item;
    }

    public synchronized E pop() {
        E item = peek();
        removeElementAt(size() - 1);
        return item;
    }

    public synchronized E peek() {
        int length = size();
        if (length == 0) {
            throw new EmptyStackException();
        }
        return elementAt(length - 1);
    }

    public boolean empty() {
        return size() == 0;
    }

    public synchronized int search(Object o) {
        int index = lastIndexOf(o);
        return index >= 0 ? size() - index : -1;
    }
}
