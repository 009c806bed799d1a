import java.util.ArrayList;
import java.util.List;

/** Boxes of small numbers are one object, whichever way they were made. */
public class BoxesOfOneValue {
    static String name = "set";

    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>();
        numbers.add(7);
        numbers.add(Integer.parseInt("7"));
        if (numbers.get(0) == numbers.get(1)) name = null;
        System.out.println(name.length()); // fails: java.lang.NullPointerException
    }
}
