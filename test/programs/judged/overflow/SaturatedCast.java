public class SaturatedCast {
    static String grade(double value) {
        int whole = (int) value;
        return whole + 1 > whole ? "ok" : null;
    }

    public static void main(String[] args) {
        System.out.println(grade(2.5).length());
        System.out.println(grade(Double.NaN).length());
        System.out.println(grade(-1e300).length());
        System.out.println(grade(1e300).length()); // fails: java.lang.NullPointerException
    }
}
