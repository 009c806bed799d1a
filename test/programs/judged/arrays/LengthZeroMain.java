public class LengthZeroMain {
    static int largest(int... values) {
        int best = values[0]; // fails: java.lang.ArrayIndexOutOfBoundsException
        for (int each = 1; each < values.length; each++) best = Math.max(best, values[each]);
        return best;
    }

    public static void main(String[] args) {
        System.out.println(largest(1, 3, 2));
        int[] kept = new int[0];
        System.out.println(largest(kept.clone()));
    }
}
