public class FloatCounter {
    public static void main(String[] args) {
        float counter = 16777214f;
        int steps = 0;
        while (counter < 16777218f && steps < 5) {
            counter++;
            steps++;
        }
        int[] exact = new int[4];
        System.out.println(exact[3]);
        System.out.println(exact[steps]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
