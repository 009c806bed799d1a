public class SwappedByXor {
    static void swap(int[] values, int left, int right) {
        values[left] ^= values[right];
        values[right] ^= values[left];
        values[left] ^= values[right];
    }

    public static void main(String[] args) {
        int[] values = {3, 4};
        swap(values, 0, 1);
        System.out.println(10 / values[0]);
        swap(values, 1, 1);
        System.out.println(10 / values[0]);
        System.out.println(10 / values[1]); // fails: java.lang.ArithmeticException
    }
}
