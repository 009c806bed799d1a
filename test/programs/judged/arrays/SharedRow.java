public class SharedRow {
    static String[][] board(String[] row) {
        String[][] board = new String[3][];
        for (int each = 0; each < board.length; each++) board[each] = row;
        return board;
    }

    public static void main(String[] args) {
        String[][] board = board(new String[] {"-", "-"});
        System.out.println(board[2][1].length());
        board[0][1] = null;
        System.out.println(board[2][0].length());
        System.out.println(board[2][1].length()); // fails: java.lang.NullPointerException
    }
}
