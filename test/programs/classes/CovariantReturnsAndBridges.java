import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Supplier;

public class CovariantReturnsAndBridges {
    static class Animal {
        Animal self() {
            return this;
        }

        Object value() {
            return "animal value";
        }

        @Override
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    static class Dog extends Animal {
        @Override
        Dog self() {
            System.out.print("[dog self]");
            return this;
        }

        @Override
        String value() {
            return "dog value";
        }

        String bark() {
            return "woof";
        }
    }

    static abstract class Handler<T> {
        abstract String handle(T item);

        String all(T[] items) {
            StringBuilder out = new StringBuilder();
            for (T item : items) out.append(handle(item)).append(';');
            return out.toString();
        }
    }

    static class StringHandler extends Handler<String> {
        @Override
        String handle(String item) {
            return item.toUpperCase();
        }

        String handle(Integer item) {
            return "overload for " + item;
        }
    }

    interface Transformer<A, B> {
        B apply(A a);
    }

    static class Length implements Transformer<String, Integer>, Function<String, Integer> {
        @Override
        public Integer apply(String s) {
            return s.length();
        }
    }

    static class Version implements Comparable<Version> {
        final int major;

        Version(int major) {
            this.major = major;
        }

        @Override
        public int compareTo(Version other) {
            return major - other.major;
        }
    }

    static class Source implements Supplier<CharSequence> {
        @Override
        public String get() {
            return "supplied";
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Animal animal = new Dog();
        System.out.println(animal.self() + " " + animal.value());
        System.out.println(new Dog().self().bark());
        StringHandler handler = new StringHandler();
        System.out.println(handler.handle("direct") + " " + handler.handle(5) + " " + handler.all(new String[] {"a", "b"}));
        Handler raw = handler;
        System.out.println(raw.handle("raw"));
        Transformer<String, Integer> transformer = new Length();
        Function<String, Integer> function = new Length();
        System.out.println(transformer.apply("four") + function.andThen(x -> x * 10).apply("abc"));
        Comparable version = new Version(3);
        System.out.println(version.compareTo(new Version(1)));
        Comparator<Object> byText = new Comparator<>() {
            @Override
            public int compare(Object a, Object b) {
                return a.toString().compareTo(b.toString());
            }
        };
        Comparator<? super Integer> usable = byText;
        System.out.println(usable.compare(10, 9));
        Supplier<? extends CharSequence> supplier = new Source();
        System.out.println(supplier.get().length());
        try {
            raw.handle(5);
        } catch (ClassCastException e) {
            System.out.println("bridge casts its argument");
        }
        System.out.println(version.compareTo("3"));
    }
}
