import java.util.Arrays;

public class SortedNulls {
    record Card(String suit) implements Comparable<Card> {
        @Override
        public int compareTo(Card other) {
            return suit.compareTo(other.suit); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Card[] hand = {null, new Card("c"), new Card("a")};
        Arrays.sort(hand, 1, 3);
        System.out.println(hand[1]);
        Arrays.sort(hand);
    }
}
