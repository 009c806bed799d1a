import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

public class ReducedPath {
    record Join(String separator) implements BinaryOperator<String> {
        @Override
        public String apply(String left, String right) {
            return left.concat(separator).concat(right.strip()); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        List<String> parts = new ArrayList<>();
        parts.add("usr");
        parts.add(null);
        System.out.println(parts.stream().filter(part -> part != null).reduce("", new Join("/")));
        System.out.println(parts.stream().reduce("", new Join("/")));
    }
}
