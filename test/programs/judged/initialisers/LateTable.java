public class LateTable {
    private final int[] squares;
    private final int first = lookUp(0);

    {
        squares = new int[] {0, 1, 4};
    }

    int lookUp(int index) {
        return squares == null ? -1 : squares[index];
    }

    int direct(int index) {
        return squares[index]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        LateTable table = new LateTable();
        System.out.println(table.first);
        System.out.println(table.direct(2));
        System.out.println(table.direct(table.first));
    }
}
