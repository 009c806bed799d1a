import java.util.HashMap;
import java.util.Map;

public class CharacterIndex {
    public static void main(String[] args) {
        Map<Integer, Character> letters = new HashMap<>();
        letters.put(0, 'a');
        int[] counts = new int[128];
        counts[letters.get(0)]++;
        System.out.println(counts['a']);
        counts[letters.get(1)]++; // fails: java.lang.NullPointerException
    }
}
