public class LengthTimesTwo {
    static int[] doubled(int size) {
        if (size < 0) return new int[0];
        return new int[size * 2]; // fails: java.lang.NegativeArraySizeException
    }

    public static void main(String[] args) {
        System.out.println(doubled(3).length);
        System.out.println(doubled(1 << 30).length);
    }
}
