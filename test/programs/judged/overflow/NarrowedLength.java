public class NarrowedLength {
    static byte[] header(int length) {
        byte size = (byte) length;
        return new byte[size]; // fails: java.lang.NegativeArraySizeException
    }

    public static void main(String[] args) {
        System.out.println(header(100).length);
        System.out.println(header(256).length);
        System.out.println(header(200).length);
    }
}
