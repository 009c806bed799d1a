import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class SkippingInput extends InputStream {
    private final List<String> marks = new ArrayList<>();
    private int left = 3;

    @Override
    public int read() {
        marks.add("byte");
        return left-- > 0 ? 65 : -1;
    }

    public static void main(String[] args) throws IOException {
        SkippingInput input = new SkippingInput();
        input.marks.add("start");
        Iterator<String> quiet = input.marks.iterator();
        System.out.println(input.available() + quiet.next());
        Iterator<String> marks = input.marks.iterator();
        byte[] all = input.readAllBytes();
        System.out.println(all.length);
        System.out.println(marks.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
