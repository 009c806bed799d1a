public class PrimitiveVarargs {
    static int mean(int... numbers) {
        int sum = 0;
        for (int number : numbers) sum += number;
        return sum / numbers.length; // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(mean(1, 2, 3));
        System.out.println(mean(new int[] {4}));
        System.out.println(mean());
    }
}
