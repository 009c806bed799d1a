// A bag that counts its changes, and iterators that notice when it was changed behind their backs, as those of java.util do.
// espalier typestate examples/typestate/Bag.java

class Bag {
    private Object[] elements = new Object[10];
    private int size;
    int changes;

    void add(Object element) {
        if (size < elements.length) elements[size++] = element;
        changes++;
    }

    int size() {
        return size;
    }

    Object get(int index) {
        return elements[index];
    }

    BagIterator iterator() {
        return new BagIterator(this);
    }
}

class BagIterator {
    private final Bag bag;
    private final int expected;
    private int position;

    BagIterator(Bag bag) {
        this.bag = bag;
        this.expected = bag.changes;
    }

    boolean hasNext() {
        return position < bag.size();
    }

    Object next() {
        if (expected != bag.changes) throw new java.util.ConcurrentModificationException();
        return bag.get(position++);
    }
}
