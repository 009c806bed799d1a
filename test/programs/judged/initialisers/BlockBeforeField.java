public class BlockBeforeField {
    private final int[] table;
    private String text = "set";

    {
        table = fill();
        text = null;
    }

    private String late = describe();

    int[] fill() {
        return new int[late == null ? 1 : 3];
    }

    String describe() {
        return text == null ? "none" : text;
    }

    public static void main(String[] args) {
        BlockBeforeField block = new BlockBeforeField();
        System.out.println(block.late.length());
        System.out.println(block.table[0]);
        System.out.println(block.table[2]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
