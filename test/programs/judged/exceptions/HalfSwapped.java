import java.util.*;

public class HalfSwapped {
    private Object left = "l";
    private Object right = 7;

    void swap() {
        Object kept = left;
        left = null;
        Integer number = (Integer) kept; // fails: java.lang.ClassCastException (caught)
        left = right;
        right = number;
    }

    public static void main(String[] args) {
        HalfSwapped pair = new HalfSwapped();
        try {
            pair.swap();
        } catch (ClassCastException wrong) {
            System.out.println("kept");
        }
        System.out.println(pair.right.hashCode());
        System.out.println(pair.left.hashCode()); // fails: java.lang.NullPointerException
    }
}
