public class MiddleIndex {
    static int middle(int low, int high) {
        return (low + high) / 2;
    }

    public static void main(String[] args) {
        int[] cells = new int[8];
        System.out.println(cells[middle(2, 6)]);
        int high = Integer.MAX_VALUE;
        int far = middle(high - 1, high) & 7;
        System.out.println(cells[far]);
        System.out.println(cells[middle(high - 1, high) % 8]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
