public class CopiedTooFar {
    static int[] grow(int[] values, int by) {
        int[] bigger = new int[values.length + by];
        System.arraycopy(values, 0, bigger, 0, values.length); // fails: java.lang.ArrayIndexOutOfBoundsException (in the library)
        return bigger;
    }

    public static void main(String[] args) {
        System.out.println(grow(new int[2], 3).length);
        System.out.println(grow(new int[2], -1).length);
    }
}
