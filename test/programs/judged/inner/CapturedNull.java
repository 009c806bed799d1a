import java.util.function.Supplier;

public class CapturedNull {
    private String shared = "s";

    Supplier<Integer> reader(String text) {
        class Reader implements Supplier<Integer> {
            @Override
            public Integer get() {
                return text.length() + shared.length(); // fails: java.lang.NullPointerException
            }
        }
        return new Reader();
    }

    public static void main(String[] args) {
        CapturedNull outer = new CapturedNull();
        System.out.println(outer.reader("a").get());
        Supplier<Integer> later = outer.reader("b");
        outer.shared = null;
        System.out.println(later.get());
    }
}
