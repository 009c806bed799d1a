import java.util.function.UnaryOperator;

public class CovariantBridge {
    interface Step<T> {
        T next(T from);
    }

    static class Trim implements Step<String> { // fails: java.lang.ClassCastException
        @Override
        public String next(String from) {
            return from.trim();
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T run(Step<?> step, T start) {
        return ((Step<T>) step).next(start);
    }

    public static void main(String[] args) {
        UnaryOperator<String> upper = String::toUpperCase;
        System.out.println(upper.apply(run(new Trim(), " a ")));
        System.out.println(run((Integer n) -> n + 1, 1).intValue());
        System.out.println(run(new Trim(), 1).intValue());
    }
}
