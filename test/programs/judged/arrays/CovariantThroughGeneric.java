import java.util.Arrays;

public class CovariantThroughGeneric {
    static <T> T[] filled(T[] into, T value) {
        for (int each = 0; each < into.length; each++) into[each] = value; // fails: java.lang.ArrayStoreException
        return into;
    }

    public static void main(String[] args) {
        Number[] numbers = new Number[2];
        System.out.println(filled(numbers, 1.5)[0]);
        Number[] wholes = Arrays.copyOf(numbers, 2);
        System.out.println(filled(wholes, 2)[1]);
        Number[] narrow = new Integer[2];
        System.out.println(filled(narrow, 1)[0]);
        System.out.println(filled(narrow, 1.5)[0]);
    }
}
