import java.util.function.IntFunction;

public class SwitchLambda {
    static IntFunction<String> chooser(int mode) {
        return switch (mode) {
            case 0 -> Integer::toString;
            case 1 -> value -> value > 5 ? null : "small";
            default -> value -> chooser(1).apply(value + 3);
        };
    }

    public static void main(String[] args) {
        System.out.println(chooser(0).apply(9).length());
        System.out.println(chooser(1).apply(4).length());
        System.out.println(chooser(2).apply(2).length());
        System.out.println(chooser(2).apply(3).length()); // fails: java.lang.NullPointerException
    }
}
