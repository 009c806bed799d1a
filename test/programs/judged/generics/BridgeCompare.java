import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class BridgeCompare {
    static class Coin implements Comparable<Coin> {
        final int value;

        Coin(int value) {
            this.value = value;
        }

        @Override
        public int compareTo(Coin other) {
            return value - other.value; // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        List<Coin> coins = new ArrayList<>();
        coins.add(new Coin(2));
        coins.add(new Coin(1));
        System.out.println(Collections.min(coins).value);
        coins.add(0, null);
        System.out.println(Collections.binarySearch(coins.subList(1, 3), new Coin(7)));
        System.out.println(Collections.max(coins).value);
    }
}
