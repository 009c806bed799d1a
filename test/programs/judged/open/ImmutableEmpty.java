import java.util.List;

public class ImmutableEmpty {
    public static void main(String[] args) {
        List<String> first = List.of();
        List<String> second = List.of();
        int[] counts = {1, 0};
        System.out.println(10 / counts[first.equals(second) ? 0 : 1]);
        System.out.println(10 / counts[first == second ? 0 : 1]); // undecided: arithmetic
    }
}
