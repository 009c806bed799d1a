public class HugeAllocation {
    private long[] buffer = new long[1];

    boolean reserve(int size) {
        buffer = null;
        try {
            buffer = new long[size];
            return true;
        } catch (OutOfMemoryError error) {
            return false;
        }
    }

    public static void main(String[] args) {
        HugeAllocation store = new HugeAllocation();
        store.reserve(10);
        System.out.println(store.buffer.length);
        store.reserve(Integer.MAX_VALUE);
        System.out.println(store.buffer.length); // fails: java.lang.NullPointerException
    }
}
