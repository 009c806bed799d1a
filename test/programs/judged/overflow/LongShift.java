public class LongShift {
    public static void main(String[] args) {
        int bit = 33;
        int asInt = 1 << bit;
        long asLong = 1L << bit;
        System.out.println(100 / asInt);
        System.out.println(100 / (int) (asLong >>> 32));
        System.out.println(100 / (int) asLong); // fails: java.lang.ArithmeticException
    }
}
