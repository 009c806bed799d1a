import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Queue;
import java.util.Random;

/** Random operations on a queue, at both ends where it has two, and its iterators. */
final class QueueSubject implements Differential.Subject {
    private final Queue<Integer> queue;
    private Iterator<Integer> iterator;

    QueueSubject(Queue<Integer> queue) {
        this.queue = queue;
    }

    @Override
    public String state() {
        return queue + " " + queue.size();
    }

    @Override
    public Object step(Random random) {
        int n = random.nextInt(24);
        if (n >= 14 && queue instanceof Deque) {
            return ends((Deque<Integer>) queue, random);
        }
        switch (n % 14) {
            case 0: case 1: case 2:
                return queue.add(ListSubject.value(random));
            case 3:
                return queue.offer(ListSubject.value(random));
            case 4:
                return queue.poll();
            case 5:
                return queue.peek() + " " + queue.element();
            case 6:
                return queue.remove();
            case 7:
                return queue.remove(ListSubject.value(random)) + " " + queue.contains(ListSubject.value(random));
            case 8:
                return Arrays.toString(queue.toArray()) + Arrays.toString(queue.toArray(new Integer[2]));
            case 9:
                iterator = queue.iterator();
                return null;
            case 10: case 11:
                return iterator == null ? null : iterator.next() + " " + iterator.hasNext();
            case 12: {
                boolean undefined = queue.getClass().getSimpleName().equals("ArrayDeque");
                if (undefined) {
                    iterator = queue.iterator();
                    iterator.next();
                }
                if (iterator != null) {
                    iterator.remove();
                }
                return null;
            }
            default: {
                switch (random.nextInt(6)) {
                    case 0: {
                        int modulus = random.nextInt(4) + 2;
                        return queue.removeIf(v -> v % modulus == 0);
                    }
                    case 1: {
                        Collection<Integer> some = ListSubject.values(random);
                        return queue.removeAll(some);
                    }
                    case 2:
                        return queue.addAll(ListSubject.values(random));
                    case 3: {
                        StringBuilder seen = new StringBuilder();
                        try {
                            queue.forEach(v -> {
                                seen.append(v).append(',');
                                if (random.nextInt(5) == 0) {
                                    queue.add(9);
                                }
                            });
                        } catch (RuntimeException failure) {
                            seen.append(Differential.describe(failure));
                        }
                        return seen;
                    }
                    case 4:
                        if (random.nextInt(6) == 0) {
                            queue.clear();
                        }
                        return null;
                    default:
                        return queue.stream().mapToInt(v -> v == null ? 100 : v).sum();
                }
            }
        }
    }

    private Object ends(Deque<Integer> deque, Random random) {
        switch (random.nextInt(16)) {
            case 0: case 1: case 2: case 3:
                deque.addFirst(ListSubject.value(random));
                return null;
            case 4: case 5:
                deque.addLast(ListSubject.value(random));
                return null;
            case 6:
                return deque.pollFirst() + " " + deque.pollLast();
            case 7:
                return deque.removeFirst();
            case 8:
                return deque.removeLast();
            case 9:
                return deque.getFirst() + " " + deque.getLast();
            case 10:
                return deque.peekFirst() + " " + deque.peekLast();
            case 11:
                deque.push(ListSubject.value(random));
                return deque.pop();
            case 12:
                return deque.removeFirstOccurrence(ListSubject.value(random));
            case 13:
                return deque.removeLastOccurrence(ListSubject.value(random));
            case 14:
                iterator = deque.descendingIterator();
                return null;
            default:
                return deque.offerFirst(ListSubject.value(random)) + " " + deque.offerLast(ListSubject.value(random));
        }
    }
}
