public class ParenthesisedNamesAreNotCasts {
    static class Limits {
        static int low = 3;
    }

    public static void main(String[] args) {
        int x = 1;
        int y = 5;
        Integer boxed = 7;
        System.out.println((Double.NaN) - x);
        System.out.println((x) - y);
        System.out.println((Limits.low) + y);
        System.out.println((x) + y * 2 - 1);
        System.out.println((int) -y);
        System.out.println((boxed) + +1);
        System.out.println((x) - y - y);
        System.out.println((x) - y * (x) + 1);
        System.out.println(-(x) - (y) + (x) - 2);
        System.out.println((long) (x) - y << 1 < (y) - 3 == true);
        System.out.println((x) - y == (x) - y ? "same" : "other");
    }
}
