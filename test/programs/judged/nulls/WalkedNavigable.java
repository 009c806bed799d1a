import java.util.*;

public class WalkedNavigable {
    public static void main(String[] args) {
        NavigableMap<Integer, String> marks = new TreeMap<>();
        marks.put(10, "ten");
        marks.put(20, "twenty");
        Integer key = marks.firstKey();
        while (key < 100) { // fails: java.lang.NullPointerException
            System.out.println(marks.get(key));
            key = marks.higherKey(key);
        }
    }
}
