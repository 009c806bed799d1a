import java.util.stream.IntStream;

public class ParallelNulls {
    private volatile String state = "on";

    public static void main(String[] args) {
        ParallelNulls shared = new ParallelNulls();
        System.out.println(shared.state.length());
        IntStream.range(0, 100).parallel().forEach(each -> {
            if (each == 57) shared.state = null;
        });
        System.out.println(shared.state.length()); // fails: java.lang.NullPointerException
    }
}
