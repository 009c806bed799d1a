import java.util.Arrays;

public class RawComparable implements Comparable<RawComparable> { // fails: java.lang.ClassCastException
    private final int rank;

    RawComparable(int rank) {
        this.rank = rank;
    }

    @Override
    public int compareTo(RawComparable other) {
        return rank - other.rank;
    }

    public static void main(String[] args) {
        Object[] same = {new RawComparable(2), new RawComparable(1)};
        Arrays.sort(same);
        System.out.println(((RawComparable) same[0]).rank);
        Object[] mixed = {"text", new RawComparable(1)};
        Arrays.sort(mixed);
    }
}
