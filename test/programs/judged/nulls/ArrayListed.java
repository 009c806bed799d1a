import java.util.Arrays;
import java.util.List;

public class ArrayListed {
    static int count(List<String> texts) {
        int count = 0;
        for (String text : texts) count += text.length(); // fails: java.lang.NullPointerException
        return count;
    }

    public static void main(String[] args) {
        String[] slots = new String[2];
        slots[0] = "set";
        System.out.println(count(Arrays.asList("a", "b")));
        System.out.println(count(Arrays.asList(slots)));
    }
}
