import java.util.function.Supplier;

public class LambdaTwice {
    static Supplier<String> make() {
        return () -> "made";
    }

    public static void main(String[] args) {
        Supplier<String> first = make();
        Supplier<String> second = make();
        String text = first == second ? "same" : null;
        if (first != second) System.out.println(text.length()); // undecided: null-dereference
        if (first == second) System.out.println(text.length());
        System.out.println(first.get().length());
    }
}
