import java.util.Arrays;
import java.util.Comparator;

public class CompareInsideArraysSort {
    static Integer[] numbers = {3, 1, 2};

    public static void main(String[] args) {
        Integer[] all = numbers;
        Arrays.sort(all, 0, 1, Comparator.comparing(number -> {
            numbers = null;
            return number;
        }));
        System.out.println(numbers.length);
        Arrays.parallelPrefix(all, (left, right) -> {
            numbers = right > 2 ? numbers : null;
            return left + right;
        });
        System.out.println(all[2]);
        System.out.println(numbers.length); // fails: java.lang.NullPointerException
    }
}
