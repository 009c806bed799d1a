public class CatchThrowable {
    private int open;

    void enter() {
        open++;
        enter();
        open--;
    }

    public static void main(String[] args) {
        CatchThrowable gate = new CatchThrowable();
        int[] doors = new int[1];
        doors[gate.open] = 1;
        try {
            gate.enter();
        } catch (Throwable any) {
            System.out.println("caught");
        }
        doors[gate.open] = 2; // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
