public class CompoundNarrowing {
    static int[] table = new int[128];

    static int slot(int times) {
        byte at = 0;
        for (int each = 0; each < times; each++) at += 50;
        return at;
    }

    public static void main(String[] args) {
        System.out.println(table[slot(2)]);
        System.out.println(table[slot(6)]);
        System.out.println(table[slot(3)]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
