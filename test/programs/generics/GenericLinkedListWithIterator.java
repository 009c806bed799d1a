import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;

public class GenericLinkedListWithIterator<E> implements Iterable<E> {
    private static class Node<E> {
        E item;
        Node<E> next;

        Node(E item, Node<E> next) {
            this.item = item;
            this.next = next;
        }
    }

    private Node<E> first, last;
    private int size, modifications;

    @SafeVarargs
    static <T> GenericLinkedListWithIterator<T> of(T... items) {
        GenericLinkedListWithIterator<T> list = new GenericLinkedListWithIterator<>();
        for (T item : items) list.add(item);
        return list;
    }

    void add(E item) {
        Node<E> node = new Node<>(item, null);
        if (last == null) first = node;
        else last.next = node;
        last = node;
        size++;
        modifications++;
    }

    @Override
    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private Node<E> previous, current, next = first;
            private int expected = modifications;

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public E next() {
                if (expected != modifications) throw new ConcurrentModificationException("list changed");
                if (next == null) throw new NoSuchElementException();
                if (current != null) previous = current;
                current = next;
                next = next.next;
                return current.item;
            }

            @Override
            public void remove() {
                if (current == null) throw new IllegalStateException("nothing to remove");
                if (previous == null) first = next;
                else previous.next = next;
                if (next == null) last = previous;
                current = null;
                size--;
                expected = ++modifications;
            }
        };
    }

    boolean removeIf(Predicate<? super E> predicate) {
        boolean changed = false;
        for (Iterator<E> it = iterator(); it.hasNext(); ) {
            if (predicate.test(it.next())) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    <R> GenericLinkedListWithIterator<R> map(Function<? super E, ? extends R> f) {
        GenericLinkedListWithIterator<R> result = new GenericLinkedListWithIterator<>();
        for (E item : this) result.add(f.apply(item));
        return result;
    }

    E reduce(E identity, BinaryOperator<E> operator) {
        for (E item : this) identity = operator.apply(identity, item);
        return identity;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder("<");
        String separator = "";
        for (E item : this) {
            out.append(separator).append(item);
            separator = ",";
        }
        return out.append(">").append(size).toString();
    }

    public static void main(String[] args) {
        GenericLinkedListWithIterator<Integer> numbers = of(1, 2, 3, 4, 5, 6);
        System.out.println(numbers);
        System.out.println(numbers.removeIf(n -> n % 2 == 0) + " " + numbers);
        numbers.add(7);
        System.out.println(numbers.map(n -> n * 1.5) + " " + numbers.reduce(0, Integer::sum));
        System.out.println(numbers.removeIf(n -> n > 100) + " " + numbers.removeIf(n -> true) + " " + numbers + " " + numbers.first + numbers.last);
        numbers.add(8);
        System.out.println(numbers);
        Iterator<String> it = of("x", "y").iterator();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        GenericLinkedListWithIterator<String> words = of("a", "b", "c");
        System.out.println(words.map(String::toUpperCase).reduce("", String::concat));
        for (String word : words) {
            if (word.equals("b")) words.add("d");
            System.out.println(word);
        }
    }
}
