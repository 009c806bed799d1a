import java.util.ArrayList;
import java.util.Formatter;
import java.util.Iterator;

public class FormatterSink implements Appendable {
    private final ArrayList<CharSequence> parts = new ArrayList<>();

    @Override
    public Appendable append(CharSequence text) {
        parts.add(text);
        return this;
    }

    @Override
    public Appendable append(CharSequence text, int start, int end) {
        return append(text.subSequence(start, end));
    }

    @Override
    public Appendable append(char letter) {
        return append(String.valueOf(letter));
    }

    public static void main(String[] args) {
        FormatterSink sink = new FormatterSink();
        sink.append("first");
        Formatter formatter = new Formatter(sink);
        Iterator<CharSequence> parts = sink.parts.iterator();
        formatter.format("%d", 12);
        System.out.println(parts.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
