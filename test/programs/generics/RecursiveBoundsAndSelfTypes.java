import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public class RecursiveBoundsAndSelfTypes {
    static abstract class Builder<T, B extends Builder<T, B>> {
        protected final List<String> parts = new ArrayList<>();

        protected abstract B self();

        abstract T build();

        B with(String part) {
            parts.add(part);
            return self();
        }
    }

    static class TextBuilder extends Builder<String, TextBuilder> {
        private String separator = "";

        TextBuilder separated(String by) {
            separator = by;
            return this;
        }

        @Override
        protected TextBuilder self() {
            return this;
        }

        @Override
        String build() {
            return String.join(separator, parts);
        }
    }

    static class CountBuilder extends Builder<Integer, CountBuilder> {
        @Override
        protected CountBuilder self() {
            return this;
        }

        @Override
        Integer build() {
            return parts.stream().mapToInt(String::length).sum();
        }
    }

    static abstract class Ordered<T extends Ordered<T>> implements Comparable<T> {
        abstract int key();

        @Override
        public int compareTo(T other) {
            return key() - other.key();
        }

        boolean before(T other) {
            return compareTo(other) < 0;
        }
    }

    static class Version extends Ordered<Version> {
        final int number;

        Version(int number) {
            this.number = number;
        }

        @Override
        int key() {
            return number;
        }
    }

    static <E extends Enum<E>> E cycle(E value, E[] all) {
        return all[(value.ordinal() + 1) % all.length];
    }

    enum Color { RED, GREEN, BLUE }

    static class Tree<T extends Comparable<T>> {
        final T value;
        final List<Tree<T>> children = new ArrayList<>();

        Tree(T value) {
            this.value = value;
        }

        @SafeVarargs
        final Tree<T> add(Tree<T>... more) {
            children.addAll(List.of(more));
            return this;
        }

        T maximum() {
            T best = value;
            for (Tree<T> child : children) {
                T candidate = child.maximum();
                if (candidate.compareTo(best) > 0) best = candidate;
            }
            return best;
        }

        <R extends Comparable<R>> Tree<R> map(Function<? super T, ? extends R> f) {
            Tree<R> result = new Tree<>(f.apply(value));
            for (Tree<T> child : children) result.add(child.map(f));
            return result;
        }

        <A> A fold(Function<List<A>, Function<T, A>> f) {
            List<A> results = new ArrayList<>();
            for (Tree<T> child : children) results.add(child.fold(f));
            return f.apply(results).apply(value);
        }
    }

    public static void main(String[] args) {
        System.out.println(new TextBuilder().with("a").separated("-").with("b").with("c").build());
        System.out.println(new CountBuilder().with("four").with("five!").build() + 1);
        System.out.println(new Version(1).before(new Version(2)) + " " + new Version(3).compareTo(new Version(1)));
        Color color = Color.RED;
        for (int i = 0; i < 4; i++) {
            System.out.print(color + " ");
            color = cycle(color, Color.values());
        }
        System.out.println();
        Tree<Integer> tree = new Tree<>(3).add(new Tree<>(8).add(new Tree<>(1)), new Tree<>(5));
        System.out.println(tree.maximum() + " " + tree.map(x -> "n" + x).maximum() + " " + tree.map(x -> -x).maximum());
        int sum = tree.<Integer>fold(results -> value -> {
            int total = value;
            for (int result : results) total += result;
            return total;
        });
        String shown = tree.fold(results -> value -> value + (results.isEmpty() ? "" : results.toString()));
        System.out.println(sum + " " + shown);
    }
}
