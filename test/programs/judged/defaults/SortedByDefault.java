import java.util.*;

public class SortedByDefault {
    interface Ranked extends Comparable<Ranked> {
        Integer rank();
        @Override
        default int compareTo(Ranked other) {
            return rank() - other.rank(); // fails: java.lang.NullPointerException
        }
    }

    static class Guest implements Ranked {
        private final Integer rank;
        Guest(Integer rank) {
            this.rank = rank;
        }
        public Integer rank() {
            return rank;
        }
    }

    public static void main(String[] args) {
        TreeSet<Ranked> guests = new TreeSet<>();
        guests.add(new Guest(1));
        guests.add(new Guest(null));
    }
}
