public class AbsoluteHash {
    static int slot(int hash, int slots) {
        int[] counts = new int[slots];
        counts[Math.abs(hash) % slots]++; // fails: java.lang.ArrayIndexOutOfBoundsException
        return counts.length;
    }

    public static void main(String[] args) {
        System.out.println(slot(-5, 3));
        System.out.println(slot(Integer.MIN_VALUE, 3));
    }
}
