import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

public class ErrOverStream {
    private String last = "";

    static void warn(String text) {
        System.err.print(text);
    }

    public static void main(String[] args) {
        ErrOverStream watcher = new ErrOverStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(new OutputStream() {
            @Override
            public void write(int each) throws IOException {
                watcher.last = null;
            }
        }, true));
        System.out.println(watcher.last.length());
        warn("x");
        System.setErr(before);
        System.out.println(watcher.last.length()); // fails: java.lang.NullPointerException
    }
}
