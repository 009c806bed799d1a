public class WrappedLoop {
    static int sum(short limit, int[] values) {
        int sum = 0;
        short index = limit;
        for (int round = 0; round < 3; round++) {
            sum += values[index & 0xffff]; // fails: java.lang.ArrayIndexOutOfBoundsException
            index++;
        }
        return sum;
    }

    public static void main(String[] args) {
        int[] values = new int[32768];
        System.out.println(sum((short) 5, values));
        System.out.println(sum((short) 32766, values));
    }
}
