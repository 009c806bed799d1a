import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Bridges, casts that the compiler writes, arrays of other types, variable arguments, method references. */
class GenericsArraysVarargs {
    static class Box<T extends Comparable<T>> {
        T value;

        Box(T value) {
            this.value = value;
        }

        T larger(T other) {
            return value.compareTo(other) >= 0 ? value : other;
        }
    }

    static class TextBox extends Box<String> {
        TextBox(String value) {
            super(value);
        }

        @Override
        String larger(String other) {
            return other.isEmpty() ? value : super.larger(other);
        }
    }

    @SafeVarargs
    static <T> List<T> listOf(T... values) {
        List<T> list = new ArrayList<>();
        for (T value : values) {
            list.add(value);
        }
        return list;
    }

    static <T> T at(Object[] values, int index) {
        @SuppressWarnings("unchecked")
        T value = (T) values[index];
        return value;
    }

    static int lengths(String... texts) {
        int sum = 0;
        for (String text : texts) sum += text.length();
        return sum;
    }

    public static void main(String[] args) {
        Box<String> box = new TextBox("pear");
        System.out.println(box.larger("apple").length());
        List<Integer> numbers = listOf(1, 2, 3);
        int total = numbers.get(0) + numbers.get(2);
        System.out.println(total + lengths("a", "bc") + lengths());
        Object[] objects = new Object[] {"text", 5, null};
        String text = at(objects, 0);
        Integer number = at(objects, 1);
        System.out.println(text.length() + number);
        String[] texts = {"x", "yy"};
        Object[] same = texts;
        same[0] = "zzz";
        System.out.println(texts[0].length());
        Function<String, Integer> length = String::length;
        Supplier<String> upper = text::toUpperCase;
        System.out.println(length.apply(texts[1]) + upper.get().length());
        Integer[] boxed = {4, 5};
        int unboxed = boxed[0] + boxed[1];
        System.out.println(unboxed + Arrays.asList(texts).get(1).length());
    }
}
