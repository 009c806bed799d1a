/** TooManyListeners: a drop target takes one listener at a time, after java.awt.dnd.DropTarget. */
class DropTarget {
    Listener listener;

    void add(Listener added) {
        if (added == null) return;
        if (listener != null) throw new IllegalStateException();
        listener = added;
    }

    void remove(Listener removed) {
        if (removed == null || listener == null) return;
        if (listener != removed) throw new IllegalArgumentException();
        listener = null;
    }
}

class Listener {
}
