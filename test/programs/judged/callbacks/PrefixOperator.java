import java.util.Arrays;

public class PrefixOperator {
    static StringBuilder trace = new StringBuilder();

    public static void main(String[] args) {
        long[] values = {1, 2, 3};
        Arrays.parallelPrefix(values, (left, right) -> {
            trace = null;
            return left + right;
        });
        System.out.println(values[2]);
        trace.append(values[2]); // fails: java.lang.NullPointerException
    }
}
