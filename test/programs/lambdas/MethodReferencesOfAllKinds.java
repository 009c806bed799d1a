import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

public class MethodReferencesOfAllKinds {
    private final String name;

    MethodReferencesOfAllKinds(String name) {
        this.name = name;
    }

    MethodReferencesOfAllKinds() {
        this("default");
    }

    static int square(int x) {
        return x * x;
    }

    static int square(Integer x, int y) {
        return x * y;
    }

    String greet(String other) {
        return name + " greets " + other;
    }

    static class Parent {
        String who() {
            return "parent";
        }
    }

    static class Child extends Parent {
        @Override
        String who() {
            return "child";
        }

        Supplier<String> viaSuper() {
            return super::who;
        }

        Supplier<String> viaThis() {
            return this::who;
        }
    }

    class Inner {
        final int value;

        Inner(int value) {
            this.value = value;
        }
    }

    IntFunction<Inner> makeInner() {
        return Inner::new;
    }

    static <T> T identity(T t) {
        return t;
    }

    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);
    }

    static String sum(Object... items) {
        return items.length + "items";
    }

    public static void main(String[] args) {
        Function<Integer, Integer> staticRef = MethodReferencesOfAllKinds::square;
        BinaryOperator<Integer> staticTwo = MethodReferencesOfAllKinds::square;
        System.out.println(staticRef.apply(7) + " " + staticTwo.apply(3, 4));
        Function<String, String> bound = new MethodReferencesOfAllKinds("Ann")::greet;
        System.out.println(bound.apply("Bob"));
        BiFunction<MethodReferencesOfAllKinds, String, String> unbound = MethodReferencesOfAllKinds::greet;
        System.out.println(unbound.apply(new MethodReferencesOfAllKinds(), "Carl"));
        Supplier<MethodReferencesOfAllKinds> constructor = MethodReferencesOfAllKinds::new;
        Function<String, MethodReferencesOfAllKinds> constructorOne = MethodReferencesOfAllKinds::new;
        System.out.println(constructor.get().name + " " + constructorOne.apply("given").name);
        IntFunction<int[]> arrayConstructor = int[]::new;
        Function<Integer, String[][]> arrays = String[][]::new;
        System.out.println(arrayConstructor.apply(3).length + " " + arrays.apply(2).length);
        System.out.println(new Child().viaSuper().get() + " " + new Child().viaThis().get());
        System.out.println(new MethodReferencesOfAllKinds().makeInner().apply(9).value);
        ToIntFunction<String> length = String::length;
        UnaryOperator<String> upper = String::toUpperCase;
        System.out.println(length.applyAsInt("four") + upper.apply("x"));
        Consumer<Object> print = System.out::println;
        print.accept("printed");
        Supplier<List<String>> lists = ArrayList::new;
        List<String> list = lists.get();
        Consumer<String> adder = list::add;
        adder.accept("a");
        adder.andThen(print).accept("b");
        System.out.println(list);
        Function<String, Integer> parse = Integer::parseInt;
        System.out.println(parse.andThen(Integer::toBinaryString).compose((Integer i) -> "" + i).apply(10));
        TriFunction<String, Integer, Integer, String> substring = String::substring;
        System.out.println(substring.apply("substring", 3, 6));
        TriFunction<Object, Object, Object, String> varargs = MethodReferencesOfAllKinds::sum;
        System.out.println(varargs.apply(1, 2, 3));
        Supplier<String> generic = MethodReferencesOfAllKinds.<Object>identityOf()::toString;
        System.out.println(generic.get() + MethodReferencesOfAllKinds.<Integer>identityOf().apply(1));
        String[] words = {"b", "A", "c"};
        Arrays.sort(words, String::compareToIgnoreCase);
        System.out.println(String.join("", words));
        String[] receiver = {"first"};
        Supplier<Integer> early = receiver[0]::length;
        receiver[0] = "changed later";
        System.out.println(early.get());
        try {
            String none = null;
            Supplier<Integer> fails = none::length;
            System.out.println("not reached " + fails);
        } catch (NullPointerException e) {
            System.out.println("receiver checked at once");
        }
    }

    static <T> Function<T, String> identityOf() {
        return new Function<>() {
            @Override
            public String apply(T t) {
                return "applied";
            }

            @Override
            public String toString() {
                return "function object";
            }
        };
    }
}
