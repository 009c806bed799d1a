import java.util.*;
import java.util.function.*;

/** References to methods and constructors of every kind, with every conversion that LambdaMetafactory makes. */
public class MethodReferences {
    static class Animal {
        final String name;
        Animal(String name) { this.name = name; }
        Animal() { this("nobody"); }
        String sound() { return name + " is silent"; }
        private String whisper() { return name + " whispers"; }
        protected String told() { return "told by " + name; }
    }
    static class Dog extends Animal {
        Dog(String name) { super(name); }
        String sound() { return name + " barks"; }
        Supplier<String> parent() { return super::sound; }
        Supplier<String> own() { return this::sound; }
        Supplier<String> inherited() { return this::told; }
    }
    static class Box<T> {
        T value;
        Box(T value) { this.value = value; }
        T get() { return value; }
        <R> Box<R> map(Function<? super T, ? extends R> function) { return new Box<>(function.apply(value)); }
    }
    class Inner {
        final int number;
        Inner(int number) { this.number = number + offset; }
    }
    int offset = 1000;
    IntFunction<Inner> inners() { return Inner::new; }
    static class Lazy {
        static { System.out.println("Lazy is initialised"); }
        static int twice(int value) { return 2 * value; }
        Lazy() { System.out.println("Lazy is made"); }
    }
    interface Ints { int of(int... values); }
    interface Three { int of(int first, int second, int third); }
    interface MakeArray<T> { T[] make(int length); }
    interface Cloner { int[] copy(int[] values); }
    interface Greeter { String greet(String name); default String twice(String name) { return greet(greet(name)); } }
    static int sum(int... values) {
        int result = 0;
        for (int value : values) result += value;
        return result;
    }
    static String join(Object... parts) { return Arrays.toString(parts); }
    static long widened(long value) { return value + 1; }
    static Integer boxes(Integer value) { return value + 1; }
    static int count;
    static int increment() { return ++count; }
    static <T> T identity(T value) { return value; }
    static double mean(double left, double right) { return (left + right) / 2; }
    static String describe(Object object) { return "object " + object; }
    static void consume(Object object) { System.out.println("consumed " + object); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] arguments) {
        Dog dog = new Dog("Rex");
        Function<Animal, String> unbound = Animal::sound;
        System.out.println(unbound.apply(dog) + ", " + unbound.apply(new Animal("Fish")));
        System.out.println(dog.parent().get() + ", " + dog.own().get() + ", " + dog.inherited().get());
        Supplier<String> bound = dog::sound;
        Function<Animal, String> secret = Animal::whisper;
        System.out.println(bound.get() + ", " + secret.apply(dog));
        try {
            unbound.apply(null);
        } catch (NullPointerException expected) {
            System.out.println("unbound null");
        }
        Animal nobody = null;
        try {
            Supplier<String> never = nobody::sound;
            System.out.println(never.get());
        } catch (NullPointerException expected) {
            System.out.println("bound null");
        }
        Function<String, Animal> named = Animal::new;
        Supplier<Animal> unnamed = Animal::new;
        System.out.println(named.apply("Tom").name + ", " + unnamed.get().name);
        System.out.println(new MethodReferences().inners().apply(5).number);
        IntUnaryOperator lazy = Lazy::twice;
        System.out.println("before Lazy");
        System.out.println(lazy.applyAsInt(21));
        Supplier<Lazy> lazies = Lazy::new;
        System.out.println(lazies.get() != null);
        Ints direct = MethodReferences::sum;
        Three spread = MethodReferences::sum;
        BiFunction<Object, Object, String> joined = MethodReferences::join;
        System.out.println(direct.of(1, 2) + " " + spread.of(1, 2, 3) + " " + joined.apply("a", 2));
        MakeArray<String> strings = String[]::new;
        IntFunction<int[][]> grids = int[][]::new;
        Cloner cloner = int[]::clone;
        System.out.println(strings.make(3).length + " " + grids.apply(2).length + " " + cloner.copy(new int[] {1, 2})[1]);
        Function<String, Integer> parse = Integer::parseInt;
        ToIntFunction<String> length = String::length;
        ToLongFunction<Integer> unboxedAndWidened = MethodReferences::widened;
        IntFunction<Object> boxedResult = MethodReferences::boxes;
        ToDoubleFunction<Integer> widenedResult = Integer::intValue;
        System.out.println(parse.apply("12") + length.applyAsInt("abc") + " " + unboxedAndWidened.applyAsLong(41));
        System.out.println(boxedResult.apply(3) + " " + widenedResult.applyAsDouble(4));
        IntSupplier counted = MethodReferences::increment;
        Runnable dropped = MethodReferences::increment;
        dropped.run();
        System.out.println(counted.getAsInt() + " " + count);
        ToIntFunction<Box<Integer>> generic = Box::get;
        System.out.println(generic.applyAsInt(new Box<>(77)));
        Supplier<String> polluted = new Box<String>((String) null)::get;
        System.out.println(polluted.get());
        Supplier<String> wrong = ((Box<String>) (Box) new Box<>(12))::get;
        try {
            String text = wrong.get();
            System.out.println(text);
        } catch (ClassCastException expected) {
            System.out.println("wrong result");
        }
        ToIntFunction<Box<Integer>> wrongNumber = Box::get;
        try {
            System.out.println(wrongNumber.applyAsInt((Box<Integer>) (Box) new Box<>("text")));
        } catch (ClassCastException expected) {
            System.out.println("wrong number");
        }
        try {
            System.out.println(wrongNumber.applyAsInt(new Box<>(null)));
        } catch (NullPointerException expected) {
            System.out.println("no number");
        }
        UnaryOperator<String> same = MethodReferences::identity;
        IntUnaryOperator sameInt = MethodReferences::identity;
        System.out.println(same.apply("same") + sameInt.applyAsInt(5));
        DoubleBinaryOperator mean = MethodReferences::mean;
        BiFunction<Integer, Float, Double> mixed = MethodReferences::mean;
        System.out.println(mean.applyAsDouble(1, 2) + " " + mixed.apply(3, 4.5f));
        IntFunction<String> described = MethodReferences::describe;
        IntConsumer consumed = MethodReferences::consume;
        System.out.println(described.apply(9));
        consumed.accept(10);
        Greeter greeter = "Hello, "::concat;
        System.out.println(greeter.twice("you"));
        BiFunction<String, String, Boolean> equal = String::equals;
        BiPredicate<Object, Object> objects = Objects::equals;
        System.out.println(equal.apply("a", "a") + " " + objects.test(null, "a"));
        Comparator<Animal> byName = Comparator.comparing(animal -> animal.name);
        List<Animal> animals = new ArrayList<>(List.of(dog, new Animal("Ape"), new Animal("Zoe")));
        animals.sort(byName.reversed());
        animals.forEach(animal -> System.out.print(animal.name + " "));
        System.out.println();
        List<Integer> numbers = new ArrayList<>();
        List.of(3, 1, 2).forEach(numbers::add);
        numbers.sort(Integer::compare);
        System.out.println(numbers + " " + new Box<>(5).map(Object::toString).map(String::length).get());
        Supplier<Supplier<String>> nested = () -> dog::sound;
        System.out.println(nested.get().get());
        Map<String, List<String>> groups = new TreeMap<>();
        groups.computeIfAbsent("a", key -> new ArrayList<>()).add("x");
        groups.computeIfAbsent("a", ArrayList_::of).add("y");
        System.out.println(groups);
    }
    static class ArrayList_ { static List<String> of(String key) { return new LinkedList<>(); } }
}
