import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** Conditions that Java tests where the source shows nothing of it. Every method called from `main` fails. */
public class ImplicitChecks {
    interface Step {
        void run();
    }

    static void attempt(Step step) {
        try {
            step.run();
            System.out.println("went on");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
    }

    // Division: also where only one way through the method leaves a zero.

    static int divide(int left, int right) {
        return left / right;
    }

    static long remainder(long left, long right) {
        return left % right;
    }

    static int compound(int divisor) {
        int value = 6;
        value /= divisor;
        value %= divisor;
        return value;
    }

    static short narrow(short value, byte divisor) {
        value %= divisor;
        return value;
    }

    static int element(int[] values) {
        values[0] /= values[1];
        return values[0];
    }

    static int wrapped() {
        int divisor = Integer.MAX_VALUE;
        for (int i = 0; i < 3; i++) divisor += 1;
        divisor = divisor - Integer.MIN_VALUE - 2;
        return 10 / divisor;
    }

    static long cutOff() {
        long big = 1L << 32;
        return 10 / (int) big;
    }

    static int shifted(int distance) {
        int divisor = 1;
        divisor <<= distance;
        divisor <<= distance;
        return 8 / divisor;
    }

    // Arrays that are made for another class than their type tells.

    static void store(Object[] array, Object value) {
        array[0] = value;
    }

    static void behindAVariable() {
        Object[] array = new String[1];
        array[0] = 1;
    }

    static void behindACast(String[][] array, Object[] value) {
        ((Object[]) array)[0] = value;
    }

    static void ofPrimitives() {
        Object[] array = new int[1][];
        array[0] = new long[1];
    }

    @SafeVarargs
    static <T> void varied(T... values) {
        Object[] array = values;
        array[0] = 1;
    }

    static class Animal {}

    static class Cat extends Animal {}

    static class Dog extends Animal {}

    static Animal[] pets = new Cat[1];

    static void fieldOfASubclass() {
        pets[0] = new Dog();
    }

    static void eitherOf(boolean cats) {
        Animal[] animals = cats ? new Cat[1] : new Animal[1];
        animals[0] = new Animal();
    }

    static <T> void generic(T[] array, T value) {
        array[0] = value;
    }

    // Casts that only erasure demands.

    @SuppressWarnings("unchecked")
    static <T> T same(Object value) {
        return (T) value;
    }

    static String result() {
        return same(3);
    }

    static class Box<T> {
        T value;

        T get() {
            return value;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int ofAField() {
        Box<String> box = new Box<>();
        ((Box) box).value = 3;
        return box.value.length();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int ofAGetter() {
        Box<String> box = new Box<>();
        ((Box) box).value = 3;
        return box.get().length();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int ofElements() {
        List<String> list = new ArrayList<>();
        ((List) list).add(3);
        int sum = 0;
        for (String each : list) sum += each.length();
        return sum;
    }

    static class Point implements Comparable<Point> {
        public int compareTo(Point other) {
            return 0;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int bridge() {
        Comparable point = new Point();
        return point.compareTo("x");
    }

    // Lambdas and method references: what they get is cast, unboxed, dereferenced.

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object call(Function function, Object argument) {
        return function.apply(argument);
    }

    static int unbound() {
        Function<String, Integer> length = String::length;
        return length.apply(null);
    }

    static int unboundOfOwn() {
        ToIntFunction<Point> hash = Point::hashCode;
        return hash.applyAsInt(null);
    }

    static int unboundSecond() {
        BiFunction<Point, Point, Integer> compare = Point::compareTo;
        return compare.apply(null, new Point());
    }

    static int bound(String text) {
        java.util.function.Supplier<Integer> length = text::length;
        return length.get();
    }

    static Object castArgument() {
        Function<String, Boolean> empty = String::isEmpty;
        return call(empty, 1);
    }

    static Object castOfALambda() {
        Function<String, Integer> hash = text -> 7;
        return call(hash, 1);
    }

    static Object unboxedArgument() {
        Function<Integer, int[]> make = int[]::new;
        return make.apply(null);
    }

    static Object negativeLength() {
        IntFunction<int[]> make = int[]::new;
        return make.apply(-1);
    }

    static int unboxedResult() {
        Function<String, Integer> none = text -> null;
        return none.apply("a");
    }

    // Statements that dereference.

    static void lock(Object monitor) {
        synchronized (monitor) {
            System.out.println("locked");
        }
    }

    static void raise(RuntimeException exception) {
        throw exception;
    }

    static int chooseText(String text) {
        switch (text) {
            case "a":
                return 1;
            default:
                return 2;
        }
    }

    enum Colour { RED, GREEN }

    static int chooseColour(Colour colour) {
        switch (colour) {
            case RED:
                return 1;
            default:
                return 2;
        }
    }

    static int chooseBox(Integer number) {
        switch (number) {
            case 1:
                return 1;
            default:
                return 2;
        }
    }

    static int goThrough(List<String> list) {
        int count = 0;
        for (String each : list) count++;
        return count;
    }

    static int goThroughArray(int[] array) {
        int count = 0;
        for (int each : array) count++;
        return count;
    }

    static int unbox(Integer number) {
        return number + 1;
    }

    static int increment(Integer number) {
        number++;
        return number;
    }

    static boolean test(Boolean flag) {
        return flag ? true : false;
    }

    static int[][] allocate(int size) {
        return new int[2][size];
    }

    class Inner {}

    static Object inner(ImplicitChecks outer) {
        return outer.new Inner();
    }

    public static void main(String[] args) {
        attempt(() -> divide(1, 0));
        attempt(() -> remainder(1, 0));
        attempt(() -> compound(0));
        attempt(() -> narrow((short) 1, (byte) 0));
        attempt(() -> element(new int[2]));
        attempt(() -> wrapped());
        attempt(() -> cutOff());
        attempt(() -> shifted(16));
        attempt(() -> store(new String[1], 1));
        attempt(() -> behindAVariable());
        attempt(() -> behindACast(new String[1][], new Object[1]));
        attempt(() -> ofPrimitives());
        attempt(() -> ImplicitChecks.<String>varied("a"));
        attempt(() -> fieldOfASubclass());
        attempt(() -> eitherOf(true));
        attempt(() -> ImplicitChecks.<Object>generic(new String[1], 1));
        attempt(() -> result());
        attempt(() -> ofAField());
        attempt(() -> ofAGetter());
        attempt(() -> ofElements());
        attempt(() -> bridge());
        attempt(() -> unbound());
        attempt(() -> unboundOfOwn());
        attempt(() -> unboundSecond());
        attempt(() -> bound(null));
        attempt(() -> castArgument());
        attempt(() -> castOfALambda());
        attempt(() -> unboxedArgument());
        attempt(() -> negativeLength());
        attempt(() -> unboxedResult());
        attempt(() -> lock(null));
        attempt(() -> raise(null));
        attempt(() -> chooseText(null));
        attempt(() -> chooseColour(null));
        attempt(() -> chooseBox(null));
        attempt(() -> goThrough(null));
        attempt(() -> goThroughArray(null));
        attempt(() -> unbox(null));
        attempt(() -> increment(null));
        attempt(() -> test(null));
        attempt(() -> allocate(-1));
        attempt(() -> inner(null));
    }
}
