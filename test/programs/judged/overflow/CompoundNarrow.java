public class CompoundNarrow {
    public static void main(String[] args) {
        byte small = 100;
        small += 100;
        int[] cells = new int[300];
        System.out.println(small);
        int index = 100;
        index += 3.7;
        cells[index] = 1;
        System.out.println(cells[103]);
        System.out.println(cells[small]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
