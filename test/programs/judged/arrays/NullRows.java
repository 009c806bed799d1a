public class NullRows {
    static int sum(int[][] rows) {
        int sum = 0;
        for (int row = 0; row < rows.length; row++) {
            sum += rows[row].length; // fails: java.lang.NullPointerException
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(sum(new int[2][3]));
        System.out.println(sum(new int[2][]));
    }
}
