import java.util.*;

public class RemainingEach {
    static class Countdown implements Iterator<Integer> {
        private int left = 3;
        private int[] store = { 10, 20, 30 };
        public boolean hasNext() {
            return left > 0;
        }
        public Integer next() {
            left--;
            if (left == 0) store = new int[1];
            return store[left];
        }
    }

    public static void main(String[] args) {
        Countdown countdown = new Countdown();
        countdown.forEachRemaining(number -> System.out.println(number));
        System.out.println(countdown.store[2]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
