import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

public class ShadowedTypeParametersAndStaticContexts<T> {
    private final T value;
    private static int instances;

    ShadowedTypeParametersAndStaticContexts(T value) {
        this.value = value;
        instances++;
    }

    <T> String shadow(T other) {
        return value + "/" + other;
    }

    class Inner<U> {
        final T outer = value;
        final U own;

        Inner(U own) {
            this.own = own;
        }

        <T> List<Object> mix(T third) {
            List<Object> list = new ArrayList<>();
            list.add(outer);
            list.add(own);
            list.add(third);
            return list;
        }

        Inner<Inner<U>> wrap() {
            return new Inner<>(this);
        }
    }

    static class Nested<T extends Comparable<T>> {
        T best;

        void offer(T candidate) {
            if (best == null || candidate.compareTo(best) > 0) best = candidate;
        }

        static <T extends Comparable<T>> T of(Iterable<? extends T> items) {
            Nested<T> nested = new Nested<>();
            for (T item : items) nested.offer(item);
            return nested.best;
        }
    }

    static <T, R> Function<List<T>, List<R>> lift(Function<? super T, ? extends R> f) {
        return list -> {
            List<R> result = new ArrayList<>();
            for (T t : list) result.add(f.apply(t));
            return result;
        };
    }

    static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<? super A, ? super B, ? extends C> f) {
        return a -> b -> f.apply(a, b);
    }

    static <E extends Exception> void maybeThrow(boolean really, Function<String, E> maker) throws E {
        if (really) throw maker.apply("made");
    }

    <R> ShadowedTypeParametersAndStaticContexts<R> map(Function<? super T, ? extends R> f) {
        return new ShadowedTypeParametersAndStaticContexts<>(f.apply(value));
    }

    static abstract class Node<N extends Node<N>> {
        final List<N> children = new ArrayList<>();

        @SafeVarargs
        final N with(N... more) {
            children.addAll(List.of(more));
            @SuppressWarnings("unchecked")
            N self = (N) this;
            return self;
        }

        int size() {
            int n = 1;
            for (N child : children) n += child.size();
            return n;
        }
    }

    static class Tag extends Node<Tag> {
        final String name;

        Tag(String name) {
            this.name = name;
        }

        String render() {
            StringBuilder out = new StringBuilder("<" + name + ">");
            for (Tag child : children) out.append(child.render());
            return out.append("</").append(name).append('>').toString();
        }
    }

    public static void main(String[] args) {
        ShadowedTypeParametersAndStaticContexts<Integer> box = new ShadowedTypeParametersAndStaticContexts<>(7);
        System.out.println(box.shadow("s") + " " + box.<Character>shadow('c'));
        ShadowedTypeParametersAndStaticContexts<Integer>.Inner<String> inner = box.new Inner<>("own");
        System.out.println(inner.mix(2.5) + " " + (inner.outer + 1) + inner.own.length() + inner.wrap().own.own);
        System.out.println(Nested.of(List.of(3, 9, 4)) + " " + Nested.<String>of(List.of("a", "c", "b")));
        System.out.println(lift((Integer x) -> "n" + x).apply(List.of(1, 2)) + " " + curry(Integer::sum).apply(3).apply(4) + " " + ShadowedTypeParametersAndStaticContexts.<String, Integer, String>curry(String::repeat).apply("ab").apply(2));
        System.out.println(box.map(x -> x * 1.5).map(d -> "d" + d).map(String::length).value + " " + instances);
        System.out.println(new Tag("a").with(new Tag("b"), new Tag("c").with(new Tag("d"))).render() + " " + new Tag("x").with().size());
        try {
            maybeThrow(false, IllegalStateException::new);
            ShadowedTypeParametersAndStaticContexts.<java.io.IOException>maybeThrow(true, java.io.IOException::new);
        } catch (java.io.IOException e) {
            System.out.println("checked " + e.getMessage());
        }
        maybeThrow(true, IllegalArgumentException::new);
    }
}
