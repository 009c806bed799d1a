import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

public class PersistentListsAndSharing {
    static abstract class PList<T> {
        abstract boolean isEmpty();

        abstract T head();

        abstract PList<T> tail();

        PList<T> prepend(T value) {
            return new Cons<>(value, this);
        }

        <R> PList<R> map(Function<? super T, ? extends R> f) {
            return isEmpty() ? empty() : tail().<R>map(f).prepend(f.apply(head()));
        }

        PList<T> filter(Predicate<? super T> keep) {
            if (isEmpty()) return this;
            PList<T> rest = tail().filter(keep);
            if (!keep.test(head())) return rest;
            return rest == tail() ? this : rest.prepend(head());
        }

        <A> A fold(A zero, BiFunction<? super A, ? super T, ? extends A> f) {
            A result = zero;
            for (PList<T> list = this; !list.isEmpty(); list = list.tail()) result = f.apply(result, list.head());
            return result;
        }

        PList<T> reverse() {
            return fold(PersistentListsAndSharing.<T>empty(), PList::prepend);
        }

        PList<T> append(PList<T> other) {
            return isEmpty() ? other : tail().append(other).prepend(head());
        }

        @Override
        public String toString() {
            return fold(new StringBuilder("("), (out, x) -> out.append(out.length() > 1 ? " " : "").append(x)).append(")").toString();
        }
    }

    private static final class Empty<T> extends PList<T> {
        private static final Empty<?> INSTANCE = new Empty<>();

        boolean isEmpty() {
            return true;
        }

        T head() {
            throw new IllegalStateException("head of empty list");
        }

        PList<T> tail() {
            throw new IllegalStateException("tail of empty list");
        }
    }

    private static final class Cons<T> extends PList<T> {
        static int allocations;
        final T head;
        final PList<T> tail;

        Cons(T head, PList<T> tail) {
            this.head = head;
            this.tail = tail;
            allocations++;
        }

        boolean isEmpty() {
            return false;
        }

        T head() {
            return head;
        }

        PList<T> tail() {
            return tail;
        }
    }

    @SuppressWarnings("unchecked")
    static <T> PList<T> empty() {
        return (PList<T>) Empty.INSTANCE;
    }

    @SafeVarargs
    static <T> PList<T> of(T... items) {
        PList<T> list = empty();
        for (int i = items.length - 1; i >= 0; i--) list = list.prepend(items[i]);
        return list;
    }

    static class Queue<T> {
        final PList<T> front, back;

        Queue(PList<T> front, PList<T> back) {
            this.front = front.isEmpty() ? back.reverse() : front;
            this.back = front.isEmpty() ? empty() : back;
        }

        Queue<T> enqueue(T item) {
            return new Queue<>(front, back.prepend(item));
        }

        Queue<T> dequeue() {
            return new Queue<>(front.tail(), back);
        }
    }

    public static void main(String[] args) {
        PList<Integer> base = of(2, 3);
        PList<Integer> one = base.prepend(1), other = base.prepend(10);
        System.out.println(one + " " + other + " " + base + " " + (one.tail() == other.tail()));
        System.out.println(one.map(x -> x * x) + " " + one.reverse() + " " + one.append(other) + " " + one.fold(0, Integer::sum));
        System.out.println((one.filter(x -> x > 0) == one) + " " + (one.filter(x -> x > 1) == base) + " " + one.filter(x -> x != 2));
        int before = Cons.allocations;
        PList<Integer> joined = one.append(base);
        System.out.println(Cons.allocations - before + " " + (joined.tail().tail().tail() == base));
        Queue<String> queue = new Queue<>(empty(), empty());
        Queue<String> ab = queue.enqueue("a").enqueue("b");
        Queue<String> abc = ab.enqueue("c");
        System.out.println(ab.front.head() + abc.dequeue().front.head() + abc.dequeue().dequeue().front.head() + ab.dequeue().dequeue().front.isEmpty());
        System.out.println(PersistentListsAndSharing.<Integer>empty().map(x -> x + 1) + " " + (empty() == of()));
        System.out.println(ab.dequeue().dequeue().dequeue().front);
    }
}
