import java.util.Arrays;

public class ArraysWithOrder {
    private String mode = "strict";

    int compare(String left, String right) {
        if (left.length() != right.length()) mode = null;
        return left.length() - right.length();
    }

    public static void main(String[] args) {
        ArraysWithOrder order = new ArraysWithOrder();
        String[] left = {"a", "bb"};
        String[] right = {"c", "ddd"};
        System.out.println(Arrays.equals(left, left, order::compare) + order.mode.trim());
        System.out.println(Arrays.mismatch(left, right, order::compare));
        System.out.println(order.mode.trim()); // fails: java.lang.NullPointerException
    }
}
