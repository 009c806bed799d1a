import java.io.*;
import java.util.*;

public class QueueOfferI {
    String name = "start";
    static final QueueOfferI SELF = new QueueOfferI();
    static class Key implements Comparable<Key> {
        @Override public int compareTo(Key other) { hit(); return 1; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Queue<Key> x) throws Exception {
        SELF.name = "a";
        x.offer(new Key());
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new PriorityQueue<>(List.of(new Key())));
    }
}
