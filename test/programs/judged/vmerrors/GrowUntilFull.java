public class GrowUntilFull {
    private String owner = "ann";
    private byte[][] blocks = new byte[1][];

    void fill() {
        owner = null;
        for (int each = 1; each < 20; each++) {
            blocks = new byte[1 << (each + 11)][];
            blocks[0] = new byte[Integer.MAX_VALUE];
        }
        owner = "full";
    }

    public static void main(String[] args) {
        GrowUntilFull store = new GrowUntilFull();
        System.out.println(store.owner.length());
        try {
            store.fill();
        } catch (Throwable problem) {
            System.out.println("no room");
        }
        System.out.println(store.owner.length()); // fails: java.lang.NullPointerException
    }
}
