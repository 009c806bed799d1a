public class ShortLoop {
    public static void main(String[] args) {
        int[] cells = new int[40000];
        short index = 32760;
        int sum = 0;
        for (int each = 0; each < 10; each++) {
            sum += cells[index]; // fails: java.lang.ArrayIndexOutOfBoundsException
            index++;
        }
        System.out.println(sum);
    }
}
