public class ShallowClone {
    public static void main(String[] args) {
        int[][] original = {{1}, {2}};
        int[][] copy = original.clone();
        copy[0] = null;
        System.out.println(original[0][0]);
        copy[1][0] = 0;
        System.out.println(10 / original[0][0]);
        System.out.println(10 / original[1][0]); // fails: java.lang.ArithmeticException
    }
}
