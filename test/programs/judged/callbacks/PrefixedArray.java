import java.util.*;

public class PrefixedArray {
    private static StringBuilder trace = new StringBuilder();

    static int join(int left, int right) {
        trace = null;
        return left + right;
    }

    public static void main(String[] args) {
        int[] numbers = { 1, 2, 3 };
        trace.append('a');
        Arrays.parallelPrefix(numbers, PrefixedArray::join);
        System.out.println(numbers[2]);
        trace.append('b'); // fails: java.lang.NullPointerException
    }
}
