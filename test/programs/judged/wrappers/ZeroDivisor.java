import java.util.List;

public class ZeroDivisor {
    static int average(int sum, Integer count) {
        return sum / count; // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(average(6, List.of(1, 2, 3).size()));
        System.out.println(average(6, List.of().size()));
    }
}
