public class FieldInitialiserOrder {
    private final int size = compute();
    private int[] table = new int[4];
    private final int last = table[3];

    private int compute() {
        return table == null ? -1 : table.length;
    }

    static FieldInitialiserOrder make() {
        return new FieldInitialiserOrder();
    }

    public static void main(String[] args) {
        FieldInitialiserOrder made = make();
        System.out.println(made.last);
        System.out.println(made.table[made.size]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
