public class MultipliedSize {
    static int[] image(int width, int height) {
        if (width < 0 || height < 0) return new int[0];
        return new int[width * height]; // fails: java.lang.NegativeArraySizeException
    }

    public static void main(String[] args) {
        System.out.println(image(2, 3).length);
        System.out.println(image(-2, 3).length);
        System.out.println(image(65536, 32768).length);
    }
}
