import java.util.ArrayList;
import java.util.List;

public class DroppedListener {
    interface Listener {
        void changed(String what);
    }

    private final List<Listener> listeners = new ArrayList<>();

    void fire(String what) {
        for (Listener listener : listeners) { // fails: java.util.ConcurrentModificationException (in the library)
            listener.changed(what);
        }
    }

    public static void main(String[] args) {
        DroppedListener source = new DroppedListener();
        source.listeners.add(what -> System.out.println(what));
        source.fire("quiet");
        source.listeners.add(new Listener() {
            @Override
            public void changed(String what) {
                source.listeners.add(0, this);
            }
        });
        source.fire("loud");
    }
}
