import java.util.*;

public class CopyOfRange {
    public static void main(String[] args) {
        String[] words = { "a", "b", "c" };
        String[] longer = Arrays.copyOfRange(words, 1, 5);
        System.out.println(longer.length);
        System.out.println(longer[1].length());
        System.out.println(longer[2].length()); // fails: java.lang.NullPointerException
    }
}
