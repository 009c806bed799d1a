import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class UncheckedCastAndStateErrors {
    static abstract class Machine {
        private enum State { NEW, RUNNING, STOPPED }

        private State state = State.NEW;

        final void start() {
            transition(State.NEW, State.RUNNING);
        }

        final void stop() {
            transition(State.RUNNING, State.STOPPED);
        }

        private void transition(State expected, State next) {
            if (state != expected) throw new IllegalStateException("expected " + expected + " but was " + state);
            try {
                entering(next.name());
            } finally {
                state = next;
            }
        }

        protected abstract void entering(String state);
    }

    static class Faulty extends Machine {
        @Override
        protected void entering(String state) {
            if (state.equals("STOPPED")) throw new UnsupportedOperationException("cannot stop cleanly");
        }
    }

    static class Once<T> implements Iterable<T>, Iterator<T> {
        private final T value;
        private boolean used;

        Once(T value) {
            this.value = value;
        }

        @Override
        public Iterator<T> iterator() {
            if (used) throw new IllegalStateException("iterated twice");
            return this;
        }

        @Override
        public boolean hasNext() {
            return !used;
        }

        @Override
        public T next() {
            used = true;
            return value;
        }
    }

    static String outcome(Runnable r) {
        try {
            r.run();
            return "fine";
        } catch (IllegalStateException | UnsupportedOperationException e) {
            return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        } catch (ClassCastException | ArrayStoreException e) {
            return e.getClass().getSimpleName();
        }
    }

    interface Marker {
    }

    static class Plain {
    }

    static final class Marked extends Plain implements Marker {
    }

    public static void main(String[] args) {
        Faulty machine = new Faulty();
        System.out.println(outcome(machine::stop) + "; " + outcome(machine::start) + "; " + outcome(machine::start) + "; " + outcome(machine::stop) + "; " + outcome(machine::stop));
        Once<String> once = new Once<>("only");
        for (String s : once) System.out.println(s);
        System.out.println(outcome(() -> {
            for (String s : once) System.out.println("again " + s);
        }));
        Plain p = new Plain(), m = new Marked();
        System.out.println(outcome(() -> System.out.println(((Marker) m) == m)) + " " + outcome(() -> System.out.println((Marker) p)));
        Object o = new ArrayList<>(List.of("text"));
        System.out.println(outcome(() -> {
            @SuppressWarnings("unchecked")
            List<Integer> ints = (List<Integer>) o;
            System.out.print(ints.size() + " ");
            int first = ints.get(0);
            System.out.println(first);
        }));
        System.out.println(outcome(() -> {
            Object[] array = new Marked[1];
            array[0] = p;
        }));
        System.out.println(outcome(() -> List.of(1).iterator().remove()) + " " + outcome(() -> new ArrayList<>(List.of(1)).iterator().remove()));
        Number n = 5;
        System.out.println(outcome(() -> System.out.println((Double) n)) + " " + (n instanceof Integer));
        Object array = new int[][] {{1}};
        System.out.println(((int[][]) array)[0][0] + " " + outcome(() -> System.out.println(((Integer[]) array).length)));
        String s = (String) (Object) n;
        System.out.println(s);
    }
}
