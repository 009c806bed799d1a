import java.io.ByteArrayInputStream;
import java.util.zip.CheckedInputStream;
import java.util.zip.Checksum;

class Parity implements Checksum {
    StringBuilder seen = new StringBuilder();
    private long value;

    @Override
    public void update(int each) {
        value ^= each;
    }

    @Override
    public void update(byte[] bytes, int from, int length) {
        for (int each = 0; each < length; each++) value ^= bytes[from + each];
        seen = null;
    }

    @Override
    public long getValue() {
        return value;
    }

    @Override
    public void reset() {
        value = 0;
    }
}

public class CheckedStream {
    public static void main(String[] args) throws Exception {
        Parity parity = new Parity();
        CheckedInputStream stream = new CheckedInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3}), parity);
        stream.read();
        parity.seen.append("one");
        stream.read(new byte[2]);
        parity.seen.append("two"); // fails: java.lang.NullPointerException
    }
}
