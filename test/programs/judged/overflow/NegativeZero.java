public class NegativeZero {
    public static void main(String[] args) {
        Double zero = 0.0;
        Double negative = -0.0;
        String equal = zero.equals(negative) ? "equal" : null;
        String same = zero.doubleValue() == negative.doubleValue() ? "same" : null;
        System.out.println(same.length());
        System.out.println(equal.length()); // fails: java.lang.NullPointerException
    }
}
