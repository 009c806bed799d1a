import java.util.LinkedList;
import java.util.List;
import java.util.function.UnaryOperator;

class UpperCase implements UnaryOperator<String> {
    @Override
    public String apply(String text) {
        return text.toUpperCase(); // fails: java.lang.NullPointerException
    }
}

public class UpperOperator {
    public static void main(String[] args) {
        List<String> codes = new LinkedList<>();
        codes.add("x");
        codes.replaceAll(new UpperCase());
        codes.add(null);
        codes.replaceAll(new UpperCase());
    }
}
