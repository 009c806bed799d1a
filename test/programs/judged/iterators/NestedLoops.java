import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class NestedLoops {
    enum Suit { CLUBS, SPADES }

    enum Rank { ACE, KING, QUEEN }

    public static void main(String[] args) {
        List<String> deck = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            for (Rank rank : Rank.values()) deck.add(suit + " " + rank);
        }
        System.out.println(deck.size());
        for (Iterator<Suit> suits = List.of(Suit.values()).iterator(); suits.hasNext();) {
            for (Iterator<Rank> ranks = List.of(Rank.values()).iterator(); ranks.hasNext();) {
                deck.add(suits.next() + " " + ranks.next()); // fails: java.util.NoSuchElementException (in the library)
            }
        }
    }
}
