public class ClonedRows {
    public static void main(String[] args) {
        int[][] table = { { 1, 2 }, { 3 } };
        int[][] copy = table.clone();
        copy[0] = new int[0];
        table[1] = copy[0];
        System.out.println(table[0][1]);
        System.out.println(table[1][0]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
