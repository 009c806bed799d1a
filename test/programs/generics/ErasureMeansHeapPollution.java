import java.util.ArrayList;
import java.util.List;

public class ErasureMeansHeapPollution {
    static class Box<T> {
        private T content;

        void set(T content) {
            this.content = content;
        }

        T get() {
            return content;
        }

        boolean holdsSame(Object other) {
            return content == other;
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T unsafeCast(Object o) {
        return (T) o;
    }

    @SuppressWarnings("unchecked")
    static <T> T[] arrayOf(int size) {
        return (T[]) new Object[size];
    }

    static <T extends Number> int asInt(Box<T> box) {
        return box.get().intValue();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Box<String> strings = new Box<>();
        Box raw = strings;
        raw.set(42);
        Object asObject = strings.get();
        System.out.println(asObject + " " + strings.holdsSame(asObject));
        System.out.println("as text: " + (Object) strings.get());
        try {
            String s = strings.get();
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("cast inserted at the use");
        }
        List<Integer> numbers = new ArrayList<>();
        ((List) numbers).add("seven");
        System.out.println(numbers.size() + " " + numbers);
        for (Object o : numbers) System.out.println(o);
        try {
            for (int n : numbers) System.out.println(n);
        } catch (ClassCastException e) {
            System.out.println("cast inserted in the loop");
        }
        Object o = ErasureMeansHeapPollution.<Integer>unsafeCast("no check inside");
        System.out.println(o);
        try {
            Integer i = unsafeCast("check outside");
            System.out.println(i);
        } catch (ClassCastException e) {
            System.out.println("checked at the assignment");
        }
        Object[] plain = ErasureMeansHeapPollution.<String>arrayOf(2);
        System.out.println(plain.length);
        try {
            String[] typed = arrayOf(2);
            System.out.println(typed.length);
        } catch (ClassCastException e) {
            System.out.println("Object[] is not String[]");
        }
        Box<Integer> integers = new Box<>();
        ((Box) integers).set(2.5);
        try {
            System.out.println(asInt(integers));
            int value = integers.get();
            System.out.println(value);
        } catch (ClassCastException e) {
            System.out.println("number, but no integer");
        }
        System.out.println(new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass());
        List<String>[] lists = new List[1];
        Object[] objects = lists;
        objects[0] = List.of(1);
        System.out.println(lists[0].size());
        System.out.println(lists[0].get(0).length());
    }
}
