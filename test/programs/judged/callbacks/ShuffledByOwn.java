import java.util.*;

public class ShuffledByOwn {
    private static int[] weights = { 1, 2, 3 };

    static class Loaded extends Random {
        @Override
        public int nextInt(int bound) {
            weights = null;
            return 0;
        }
    }

    public static void main(String[] args) {
        List<String> cards = new ArrayList<>(List.of("a", "b", "c"));
        System.out.println(weights.length);
        Collections.shuffle(cards, new Loaded());
        System.out.println(weights.length); // fails: java.lang.NullPointerException
    }
}
