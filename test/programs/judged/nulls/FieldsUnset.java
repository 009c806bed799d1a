import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class FieldsUnset {
    static void probe(Runnable run) {
        try {
            run.run();
        } catch (RuntimeException expected) {
            System.out.println("failed");
        }
    }

    static class TwoConstructors {
        private final String name;
        private String title;

        TwoConstructors(String name) {
            this.name = name;
            this.title = "t";
        }

        TwoConstructors(int number) {
            this.name = "n" + number;
        }

        int size() {
            return name.length() + title.length(); // fails: java.lang.NullPointerException (caught)
        }
    }

    static class Early {
        private final Supplier<Integer> size = () -> this.text.length(); // fails: java.lang.NullPointerException (caught)
        private final int first = size.get();
        private final String text = String.valueOf(1);
    }

    static class Parent {
        protected String value = "parent";

        int length() {
            return value.length(); // fails: java.lang.NullPointerException (caught)
        }
    }

    static class Child extends Parent {
        protected String value;

        int own() {
            return value.length(); // fails: java.lang.NullPointerException (caught)
        }

        void clear() {
            super.value = null;
        }
    }

    static class Copied implements Cloneable {
        private List<String> lines = new ArrayList<>();

        Copied copy() {
            try {
                Copied copy = (Copied) clone();
                copy.lines = null;
                return copy;
            } catch (CloneNotSupportedException impossible) {
                return this;
            }
        }

        void add() {
            lines.add("x"); // fails: java.lang.NullPointerException (caught)
        }
    }

    static class Swapped {
        private StringBuilder text = new StringBuilder();

        void swap(Swapped other) {
            StringBuilder kept = text;
            text = other.text;
            other.text = null;
            kept.append("a");
            text.append("b"); // fails: java.lang.NullPointerException (caught)
        }
    }

    static class Cached {
        private String cache;
        private boolean known;

        String get(boolean fails) {
            if (!known) {
                known = true;
                if (fails) throw new IllegalStateException();
                cache = "c";
            }
            return cache;
        }
    }

    static class Outer {
        private Object state = new Object();

        class Inner {
            void drop() {
                state = null;
            }
        }

        Inner inner() {
            return new Inner();
        }
    }

    static class Closed implements AutoCloseable {
        private StringBuilder out = new StringBuilder();

        @Override
        public void close() {
            out = null;
        }

        Closed write() {
            out.append("x"); // fails: java.lang.NullPointerException (caught)
            return this;
        }
    }

    static class Node {
        Node next;
        Node previous;
        String item = "i";

        void unlink() {
            previous.next = next;
            next.previous = previous; // fails: java.lang.NullPointerException (caught)
            next = null;
        }
    }

    static class Lazy {
        private static Lazy instance;
        private String loaded;

        static Lazy get() {
            if (instance == null) {
                instance = new Lazy();
                instance.loaded = Loader.load();
            }
            return instance;
        }

        static class Loader {
            static String load() {
                return "l" + Lazy.get().loaded.length(); // fails: java.lang.NullPointerException (caught)
            }
        }
    }

    static class Generic<T> {
        T value;

        Generic(T value) {
            this.value = value;
        }

        <R> Generic<R> with(R other) {
            return new Generic<>(other);
        }
    }

    static class Stack {
        private Object[] items = new Object[2];
        private int size;

        void push(Object item) {
            items[size++] = item;
        }

        Object pop() {
            Object item = items[--size]; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
            items[size] = null;
            return item;
        }

        Object peek() {
            return items[size];
        }
    }

    public static void main(String[] args) {
        probe(() -> new TwoConstructors(1).size());
        probe(() -> new Early());
        probe(() -> new Child().own());
        Child child = new Child();
        child.value = "set";
        child.clear();
        probe(() -> child.length());
        Copied copied = new Copied();
        copied.add();
        probe(() -> copied.copy().add());
        Swapped swapped = new Swapped();
        probe(() -> swapped.swap(swapped));
        Cached cached = new Cached();
        probe(() -> cached.get(true));
        probe(() -> cached.get(false).length()); // fails: java.lang.NullPointerException (caught)
        Outer outer = new Outer();
        outer.inner().drop();
        probe(() -> outer.state.hashCode()); // fails: java.lang.NullPointerException (caught)
        Closed leaked = new Closed();
        try (Closed closed = leaked.write()) {
            closed.write();
        }
        probe(() -> leaked.write());
        Node one = new Node();
        Node two = new Node();
        one.next = two;
        two.previous = one;
        probe(() -> two.unlink());
        probe(() -> Lazy.get());
        Generic<String> generic = new Generic<>("g");
        probe(() -> generic.<String>with(null).value.length()); // fails: java.lang.NullPointerException (caught)
        Stack stack = new Stack();
        stack.push("a");
        probe(() -> stack.peek().hashCode()); // fails: java.lang.NullPointerException (caught)
        probe(() -> System.out.println(stack.pop().hashCode() + stack.pop().hashCode()));
    }
}
