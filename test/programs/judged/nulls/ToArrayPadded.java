import java.util.*;

public class ToArrayPadded {
    public static void main(String[] args) {
        List<String> words = List.of("a", "b");
        String[] room = new String[4];
        Arrays.fill(room, "z");
        String[] filled = words.toArray(room);
        System.out.println(filled[3].length());
        System.out.println(filled[2].length()); // fails: java.lang.NullPointerException
    }
}
