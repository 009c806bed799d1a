import java.util.function.Function;

public class ReferenceShared {
    private Function<String, String> last;

    String apply(String text) {
        Function<String, String> trim = String::trim;
        String result = trim == last ? null : text;
        last = trim;
        return result;
    }

    public static void main(String[] args) {
        ReferenceShared filter = new ReferenceShared();
        System.out.println(filter.apply("a").length());
        System.out.println(filter.apply("b").length()); // undecided: null-dereference
    }
}
