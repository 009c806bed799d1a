public class AliasedCells {
    static class Cell {
        String text = "x";
    }

    static int clearAndRead(Cell cleared, Cell read) {
        cleared.text = null;
        return read.text.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        Cell one = new Cell();
        Cell two = new Cell();
        System.out.println(clearAndRead(one, two));
        System.out.println(clearAndRead(two, two));
    }
}
