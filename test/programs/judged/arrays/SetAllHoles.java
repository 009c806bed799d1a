import java.util.Arrays;

public class SetAllHoles {
    static int total(String[][] rows) {
        int total = 0;
        for (String[] row : rows) {
            for (String cell : row) total += cell.length(); // fails: java.lang.NullPointerException
        }
        return total;
    }

    public static void main(String[] args) {
        String[][] rows = new String[2][2];
        for (String[] row : rows) Arrays.fill(row, "");
        System.out.println(total(rows));
        Arrays.setAll(rows, each -> each == 0 ? new String[0] : new String[] {"a"});
        System.out.println(total(rows));
        Arrays.setAll(rows[1], each -> rows[0].length > each ? "b" : null);
        System.out.println(total(rows));
    }
}
