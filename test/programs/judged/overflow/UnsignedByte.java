public class UnsignedByte {
    public static void main(String[] args) {
        int[] counts = new int[256];
        byte[] bytes = {1, 2, (byte) 200};
        for (byte each : bytes) {
            counts[each & 0xff]++;
        }
        System.out.println(counts[200]);
        for (byte each : bytes) {
            counts[each]++; // fails: java.lang.ArrayIndexOutOfBoundsException
        }
    }
}
