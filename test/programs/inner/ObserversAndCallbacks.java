import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class ObserversAndCallbacks {
    interface Listener<E> {
        void on(E event);
    }

    static class Bus<E> {
        private final List<Listener<? super E>> listeners = new ArrayList<>();

        Runnable subscribe(Listener<? super E> listener) {
            listeners.add(listener);
            return () -> listeners.remove(listener);
        }

        void publish(E event) {
            for (Listener<? super E> listener : new ArrayList<>(listeners)) listener.on(event);
        }
    }

    static class Cell {
        private int value;
        final Bus<Cell> changes = new Bus<>();
        private final String name;

        Cell(String name) {
            this.name = name;
        }

        void set(int value) {
            if (this.value == value) return;
            this.value = value;
            changes.publish(this);
        }

        int get() {
            return value;
        }
    }

    static class Sum extends Cell {
        private final Cell[] inputs;
        int recomputations;

        Sum(String name, Cell... inputs) {
            super(name);
            this.inputs = inputs;
            for (Cell input : inputs) {
                input.changes.subscribe(new Listener<Cell>() {
                    @Override
                    public void on(Cell event) {
                        recompute();
                    }
                });
            }
        }

        private void recompute() {
            recomputations++;
            int total = 0;
            for (Cell input : inputs) total += input.get();
            set(total);
        }
    }

    public static void main(String[] args) {
        Cell a = new Cell("a"), b = new Cell("b");
        Sum sum = new Sum("sum", a, b);
        Sum total = new Sum("total", sum, a);
        Map<String, Integer> history = new LinkedHashMap<>();
        Listener<Object> logger = event -> history.merge(((Cell) event).name, 1, Integer::sum);
        Runnable unsubscribe = total.changes.subscribe(logger);
        sum.changes.subscribe(logger);
        a.set(1);
        b.set(10);
        a.set(1);
        a.set(5);
        System.out.println(sum.get() + " " + total.get() + " " + history + " " + sum.recomputations + " " + total.recomputations);
        unsubscribe.run();
        b.set(0);
        System.out.println(sum.get() + " " + total.get() + " " + history);
        Bus<String> strings = new Bus<>();
        StringBuilder seen = new StringBuilder();
        Runnable[] self = new Runnable[1];
        self[0] = strings.subscribe(s -> {
            seen.append(s).append('!');
            if (s.equals("stop")) self[0].run();
        });
        strings.publish("go");
        strings.publish("stop");
        strings.publish("ignored");
        System.out.println(seen);
    }
}
