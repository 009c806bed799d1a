public class NestedJagged {
    public static void main(String[] args) {
        int[][][] cube = new int[2][3][];
        cube[0][0] = new int[1];
        cube[1][2] = cube[0][0];
        cube[1][2][0] = 5;
        System.out.println(cube[0][0][0]);
        System.out.println(cube[1][1][0]); // fails: java.lang.NullPointerException
    }
}
