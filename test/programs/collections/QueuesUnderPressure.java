import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;

public class QueuesUnderPressure {
    static class Bounded<E> {
        private final Queue<E> queue;
        private final int limit;
        int rejected;

        Bounded(Queue<E> queue, int limit) {
            this.queue = queue;
            this.limit = limit;
        }

        boolean offer(E e) {
            if (queue.size() >= limit) {
                rejected++;
                return false;
            }
            return queue.offer(e);
        }

        E take() {
            return queue.isEmpty() ? null : queue.remove();
        }
    }

    static String run(Queue<Integer> queue) {
        Bounded<Integer> bounded = new Bounded<>(queue, 4);
        StringBuilder out = new StringBuilder();
        int x = 7;
        for (int i = 0; i < 30; i++) {
            x = x * 37 % 101;
            if (x % 3 == 0) out.append(bounded.take()).append(' ');
            else bounded.offer(x);
        }
        return out + "left " + new ArrayList<>(queue) + " rejected " + bounded.rejected;
    }

    static int hotPotato(Collection<String> names, int count) {
        Queue<String> circle = new ArrayDeque<>(names);
        int rounds = 0;
        while (circle.size() > 1) {
            for (int i = 0; i < count; i++) circle.add(circle.poll());
            System.out.print(circle.remove() + " out; ");
            rounds++;
        }
        System.out.println(circle.element() + " wins");
        return rounds;
    }

    static List<Integer> undoRedo(String commands) {
        Deque<Integer> undo = new ArrayDeque<>(), redo = new LinkedList<>();
        List<Integer> values = new ArrayList<>();
        int value = 0;
        for (char c : commands.toCharArray()) {
            switch (c) {
                case 'u' -> {
                    if (undo.peek() != null) {
                        redo.push(value);
                        value = undo.pop();
                    }
                }
                case 'r' -> {
                    if (!redo.isEmpty()) {
                        undo.push(value);
                        value = redo.pop();
                    }
                }
                default -> {
                    undo.push(value);
                    redo.clear();
                    value = value * 10 + c - '0';
                }
            }
            values.add(value);
        }
        return values;
    }

    public static void main(String[] args) {
        System.out.println(run(new ArrayDeque<>()));
        System.out.println(run(new LinkedList<>()));
        System.out.println(run(new PriorityQueue<>()));
        System.out.println(run(new PriorityQueue<>((a, b) -> b - a)));
        System.out.println(hotPotato(Arrays.asList("ann", "bob", "cid", "dee", "eve"), 7));
        System.out.println(undoRedo("12u3uurr4u"));
        Deque<Integer> deque = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) {
            deque.offerFirst(i);
            deque.offerLast(-i);
            if (i % 4 == 3) {
                deque.pollFirst();
                deque.pollFirst();
            }
        }
        System.out.println(deque.size() + " " + deque.peekFirst() + " " + deque.peekLast() + " " + deque.contains(-7) + " " + deque.stream().mapToInt(v -> v).sum());
        Integer[] array = deque.toArray(new Integer[0]);
        System.out.println(array.length + " " + array[3] + " " + Arrays.stream(array).filter(v -> v == 0).count());
    }
}
