public class MinimumDivided {
    static int[] table = new int[4];

    static int slot(int value) {
        int negated = value / -1;
        if (value < 0 && negated < 4) return negated;
        return 0;
    }

    public static void main(String[] args) {
        System.out.println(table[slot(-3)]);
        System.out.println(table[slot(Integer.MIN_VALUE)]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
