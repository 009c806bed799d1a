import java.util.function.Supplier;

public class ChainedGetters {
    private Supplier<Supplier<StringBuilder>> outer = () -> {
        StringBuilder made = new StringBuilder();
        return () -> {
            StringBuilder given = made;
            return given.length() > 1 ? null : given;
        };
    };

    public static void main(String[] args) {
        ChainedGetters chain = new ChainedGetters();
        Supplier<StringBuilder> inner = chain.outer.get();
        inner.get().append("a");
        inner.get().append("b");
        inner.get().append("c"); // fails: java.lang.NullPointerException
    }
}
