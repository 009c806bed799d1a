import java.util.Iterator;
import java.util.function.Consumer;

public class IteratedNull implements Iterator<String> {
    private int given;

    @Override
    public boolean hasNext() {
        return given < 2;
    }

    @Override
    public String next() {
        return given++ == 0 ? "first" : null;
    }

    public static void main(String[] args) {
        Consumer<String> printer = new Consumer<String>() {
            @Override
            public void accept(String text) {
                System.out.println(text.charAt(0)); // fails: java.lang.NullPointerException
            }
        };
        new IteratedNull().forEachRemaining(printer);
    }
}
