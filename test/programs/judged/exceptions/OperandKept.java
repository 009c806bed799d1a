public class OperandKept {
    static int[] values = {1, 2};

    static int shrink() {
        values = new int[1];
        return 5;
    }

    static int grow() {
        values = new int[] {0, 0, 0};
        throw new IllegalStateException();
    }

    public static void main(String[] args) {
        values[1] += shrink();
        System.out.println(values[0]);
        try {
            values[0] = grow();
        } catch (IllegalStateException problem) {
            System.out.println(values[2]);
        }
        values[2] += shrink();
        values[1] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
