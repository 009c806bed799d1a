public class ConstantOrField {
    interface Limits {
        int MAXIMUM = Integer.parseInt("0");
        int CONSTANT = 4;
    }

    static int share(int total, int parts) {
        return total % parts; // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(share(10, Limits.CONSTANT));
        System.out.println(share(10, Limits.MAXIMUM));
    }
}
