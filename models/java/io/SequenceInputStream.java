package java.io;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Reads one stream after the other. */
public class SequenceInputStream extends InputStream {
    private final Enumeration<? extends InputStream> streams;
    private InputStream in;

    public SequenceInputStream(Enumeration<? extends InputStream> streams) {
        this.streams = streams;
        advance();
    }

    public SequenceInputStream(InputStream first, InputStream second) {
        this(Collections.enumeration(List.of(first, second)));
    }

    private void advance() {
        in = streams.hasMoreElements() ? streams.nextElement() : null;
    }

    private void next() throws IOException {
        if (in != null) {
            in.close();
        }
        advance();
    }

    @Override
    public int available() throws IOException {
        return in == null ? 0 : in.available();
    }

    @Override
    public int read() throws IOException {
        while (in != null) {
            int value = in.read();
            if (value >= 0) {
                return value;
            }
            next();
        }
        return -1;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        while (in != null) {
            int count = in.read(buffer, offset, length);
            if (count > 0 || length == 0) {
                return count;
            }
            next();
        }
        return -1;
    }

    @Override
    public void close() throws IOException {
        while (in != null) {
            next();
        }
    }
}
