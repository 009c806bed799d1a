public class ShiftedAround {
    static int bit(int place) {
        int[] powers = new int[16];
        for (int index = 0; index < 16; index++) powers[index] = 1 << index;
        return powers[(1 << place) >> 1]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        System.out.println(bit(4));
        System.out.println(bit(32));
        System.out.println(bit(31));
    }
}
