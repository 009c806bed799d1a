import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

public class PrintingConsumer implements Consumer<String> {
    @Override
    public void accept(String text) {
        System.out.println(text.trim()); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        List<String> lines = Arrays.asList(" a ", null);
        lines.forEach(new PrintingConsumer());
    }
}
