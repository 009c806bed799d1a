public class MultipliedCheck {
    static byte[] allocate(int rows, int columns) {
        if (rows < 0 || columns < 0) throw new IllegalArgumentException();
        return new byte[rows * columns]; // fails: java.lang.NegativeArraySizeException
    }

    public static void main(String[] args) {
        System.out.println(allocate(2, 3).length);
        System.out.println(allocate(65536, 32768).length);
    }
}
