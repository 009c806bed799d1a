public class OffByOne {
    static int last(int[] values) {
        int latest = 0;
        for (int each = 0; each <= values.length; each++) {
            latest = values[each]; // fails: java.lang.ArrayIndexOutOfBoundsException
            if (latest < 0) return latest;
        }
        return latest;
    }

    public static void main(String[] args) {
        System.out.println(last(new int[] {1, -1}));
        System.out.println(last(new int[] {1, 2}));
    }
}
