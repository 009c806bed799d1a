public class MaskOfNothing {
    private int[] table;

    MaskOfNothing(int size) {
        table = new int[size];
    }

    int at(int hash) {
        return table[hash & (table.length - 1)]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        System.out.println(new MaskOfNothing(8).at(77));
        System.out.println(new MaskOfNothing(0).at(77));
    }
}
