package espalier;

/** What collections and maps of unknown classes have in common: how many elements there are, and how often that was changed. */
abstract class AnyContainer {
    //@ invariant size >= 0;
    int size;
    int changes;

    /** The one whose elements these are. */
    AnyContainer behind() {
        return this;
    }

    /** Called first by all operations: sub-lists refuse all of them where their list was changed. */
    void needsWhole() {
    }

    void changed() {
        changes++;
    }

    /** Operations that change something are optional. */
    final void mayRefuse() {
        needsWhole();
        if (Any.anyBoolean("whether the operation is supported")) {
            throw new UnsupportedOperationException();
        }
    }

    /** Some elements may have come or gone. */
    final boolean mayChange() {
        mayRefuse();
        AnyContainer all = behind();
        if (Any.anyBoolean("whether anything changes")) {
            all.changed();
            all.size = Any.anyInt("the number of elements", 0, Integer.MAX_VALUE);
            return Any.anyBoolean("whether it tells so");
        }
        return Any.anyBoolean("whether it tells so");
    }

    final boolean mayAdd() {
        mayRefuse();
        AnyContainer all = behind();
        if (Any.anyBoolean("whether the element is new")) {
            all.changed();
            all.size++;
        }
        return Any.anyBoolean("whether it tells so");
    }

    /** One element goes; some classes, such as those for several threads, do not count that as a change. */
    final void takes() {
        AnyContainer all = behind();
        if (Any.anyBoolean("whether it counts as a change")) {
            all.changed();
        }
        all.size--;
    }

    final void needsElement() {
        needsWhole();
        if (behind().size == 0) {
            throw new java.util.NoSuchElementException();
        }
    }

    final void needsIndex(int index) {
        needsWhole();
        if (index < 0 || index >= behind().size) {
            throw new IndexOutOfBoundsException();
        }
    }
}
