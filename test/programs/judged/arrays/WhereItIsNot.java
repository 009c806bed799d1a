import java.util.Arrays;

public class WhereItIsNot {
    private final String[] names = {"a", "c"};
    private final int[] uses = new int[2];

    void use(String name) {
        int place = Arrays.binarySearch(names, name);
        if (place >= uses.length) return;
        uses[place]++; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        WhereItIsNot table = new WhereItIsNot();
        table.use("a");
        table.use("b");
    }
}
