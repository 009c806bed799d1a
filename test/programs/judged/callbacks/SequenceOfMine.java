import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Enumeration;

class Parts implements Enumeration<InputStream> {
    StringBuilder names = new StringBuilder();
    private int next;

    @Override
    public boolean hasMoreElements() {
        return next < 2;
    }

    @Override
    public InputStream nextElement() {
        if (next == 1) names = null;
        next++;
        return new ByteArrayInputStream(new byte[] {1});
    }
}

public class SequenceOfMine {
    public static void main(String[] args) throws IOException {
        Parts parts = new Parts();
        InputStream all = new SequenceInputStream(parts);
        all.read();
        parts.names.append("one");
        all.read();
        parts.names.append("two"); // fails: java.lang.NullPointerException
    }
}
