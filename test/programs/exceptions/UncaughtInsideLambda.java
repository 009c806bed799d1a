import java.util.List;

public class UncaughtInsideLambda {
    static int inverse(int n) {
        return 100 / n;
    }

    public static void main(String[] args) {
        List<Integer> numbers = List.of(5, 2, 0, 1);
        Runnable report = () -> numbers.forEach(n -> System.out.println(n + " -> " + inverse(n)));
        try {
            System.out.println("starting");
            report.run();
        } catch (IllegalStateException e) {
            System.out.println("wrong handler");
        } finally {
            System.out.println("cleanup runs");
        }
        System.out.println("never printed");
    }
}
