import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.StringJoiner;

public class CircularBuffersAndDeques {
    static class Ring<T> implements Iterable<T> {
        private Object[] slots;
        private int head, size;
        private final boolean overwrite;

        Ring(int capacity, boolean overwrite) {
            slots = new Object[capacity];
            this.overwrite = overwrite;
        }

        private int index(int offset) {
            return (head + offset) % slots.length;
        }

        boolean add(T item) {
            if (size == slots.length) {
                if (!overwrite) return false;
                head = index(1);
                size--;
            }
            slots[index(size++)] = item;
            return true;
        }

        boolean addFirst(T item) {
            if (size == slots.length) return false;
            head = (head - 1 + slots.length) % slots.length;
            slots[head] = item;
            size++;
            return true;
        }

        @SuppressWarnings("unchecked")
        T remove() {
            if (size == 0) throw new NoSuchElementException("ring is empty");
            T item = (T) slots[head];
            slots[head] = null;
            head = index(1);
            size--;
            return item;
        }

        @SuppressWarnings("unchecked")
        T get(int i) {
            if (i < 0 || i >= size) throw new IndexOutOfBoundsException(i + "/" + size);
            return (T) slots[index(i)];
        }

        void resize(int capacity) {
            Object[] larger = new Object[capacity];
            for (int i = 0; i < size; i++) larger[i] = slots[index(i)];
            slots = larger;
            head = 0;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                private int at;

                @Override
                public boolean hasNext() {
                    return at < size;
                }

                @Override
                public T next() {
                    return get(at++);
                }
            };
        }

        @Override
        public String toString() {
            StringJoiner joiner = new StringJoiner(" ", "[", "]");
            for (T item : this) joiner.add(String.valueOf(item));
            return joiner.toString();
        }
    }

    static class History {
        private final Ring<String> commands = new Ring<>(3, true);

        String run(String command) {
            if (command.startsWith("!")) {
                int n = Integer.parseInt(command.substring(1));
                command = commands.get(commands.size - n);
            }
            commands.add(command);
            return command;
        }
    }

    static double[] movingAverage(int[] values, int width) {
        Ring<Integer> window = new Ring<>(width, true);
        double[] result = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            window.add(values[i]);
            double sum = 0;
            for (int v : window) sum += v;
            result[i] = sum / window.size;
        }
        return result;
    }

    public static void main(String[] args) {
        Ring<Integer> ring = new Ring<>(3, false);
        System.out.println(ring.add(1) + " " + ring.add(2) + " " + ring.add(3) + " " + ring.add(4) + " " + ring);
        System.out.println(ring.remove() + " " + ring.add(5) + " " + ring + " " + Arrays.toString(ring.slots));
        ring.resize(5);
        System.out.println(ring.addFirst(9) + " " + ring.add(6) + " " + ring.addFirst(0) + " " + ring + " " + Arrays.toString(ring.slots));
        History history = new History();
        for (String c : "ls cd !2 vi !1 !3".split(" ")) System.out.print(history.run(c) + " ");
        System.out.println(history.commands);
        System.out.println(Arrays.toString(movingAverage(new int[] {1, 2, 6, 3, 9}, 3)));
        Ring<String> overwriting = new Ring<>(2, true);
        for (char c = 'a'; c < 'g'; c++) overwriting.add("" + c);
        System.out.println(overwriting + " " + overwriting.head);
        while (true) System.out.print(ring.remove() + ";");
    }
}
