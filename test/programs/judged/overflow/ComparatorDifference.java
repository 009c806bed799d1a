import java.util.Comparator;

public class ComparatorDifference {
    static final Comparator<Integer> BY_DIFFERENCE = (left, right) -> left - right;

    static String above(int limit, int value) {
        return BY_DIFFERENCE.compare(value, limit) > 0 ? "above" : null;
    }

    public static void main(String[] args) {
        System.out.println(above(0, 1).length());
        System.out.println(above(Integer.MIN_VALUE, 1).length()); // fails: java.lang.NullPointerException
    }
}
