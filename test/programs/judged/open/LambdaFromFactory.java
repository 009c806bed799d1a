import java.util.function.Supplier;

public class LambdaFromFactory {
    static Supplier<String> make() {
        return () -> "x";
    }

    public static void main(String[] args) {
        Object[] made = new Object[2];
        for (int turn = 0; turn < 2; turn++) made[turn] = make();
        String text = made[0] == made[1] ? null : "two";
        System.out.println(text == null ? 0 : 1);
        Object held = made[0] != made[1] ? null : "one";
        System.out.println(held.hashCode()); // undecided: null-dereference
    }
}
