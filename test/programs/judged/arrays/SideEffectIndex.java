public class SideEffectIndex {
    private int at;
    private int[] cells = new int[3];

    int next() {
        cells = new int[1];
        return ++at;
    }

    public static void main(String[] args) {
        SideEffectIndex tape = new SideEffectIndex();
        tape.cells[tape.next()] = 5;
        System.out.println(tape.at);
        tape.cells[tape.next()] = 5; // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
