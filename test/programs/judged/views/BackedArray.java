import java.util.*;

public class BackedArray {
    public static void main(String[] args) {
        String[] names = { "a", "b" };
        List<String> list = Arrays.asList(names);
        list.set(1, null);
        System.out.println(names[0].length());
        System.out.println(names[1].length()); // fails: java.lang.NullPointerException
    }
}
