public class NegativeSize {
    static int[] gap(int from, int to) {
        return new int[to - from]; // fails: java.lang.NegativeArraySizeException
    }

    public static void main(String[] args) {
        System.out.println(gap(2, 5).length);
        System.out.println(gap(5, 5).length);
        System.out.println(gap(5, 2).length);
    }
}
