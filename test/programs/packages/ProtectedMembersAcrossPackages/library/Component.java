package library;

import java.util.ArrayList;
import java.util.List;

public abstract class Component {
    protected static int instances;
    protected final List<String> log = new ArrayList<>();
    protected int state = 1;

    protected Component() {
        instances++;
        log.add("created " + describe());
    }

    protected abstract String describe();

    protected class Handle {
        private final String id;

        public Handle(String id) {
            this.id = id;
        }

        public String use() {
            return id + state;
        }
    }

    protected static class Token {
        protected int value;

        public Token(int value) {
            this.value = value;
        }
    }

    public interface Listener {
        int PRIORITY = Integer.MAX_VALUE - 1;

        void notified(Component source);
    }

    public final void fire(Listener listener) {
        listener.notified(this);
    }
}
