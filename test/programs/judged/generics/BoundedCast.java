public class BoundedCast {
    @SuppressWarnings("unchecked")
    static <N extends Number> N firstNumber(Object... values) {
        return (N) values[0]; // fails: java.lang.ClassCastException
    }

    public static void main(String[] args) {
        Number number = BoundedCast.<Number>firstNumber(4);
        System.out.println(number.intValue());
        Number text = BoundedCast.<Number>firstNumber("four");
        System.out.println(text.intValue());
    }
}
