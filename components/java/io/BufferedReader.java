package java.io;

import espalier.Any;
import java.util.stream.Stream;

/** The protocol of BufferedReader: whether it is closed, which closes the reader behind it. */
public class BufferedReader extends Reader {
    private boolean isClosed;
    private boolean isMarked;
    private boolean isAtMark;
    private final Reader in;

    public BufferedReader(Reader in) {
        this.in = in;
    }

    public BufferedReader(Reader in, int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.in = in;
    }

    public int read() throws IOException {
        reads();
        return Any.anyInt("input", -1, 65535);
    }

    public int read(char[] buffer, int offset, int length) throws IOException {
        reads();
        return Any.anyInt("input", -1, Integer.MAX_VALUE);
    }

    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        reads();
        return Any.anyLong("input");
    }

    public boolean ready() throws IOException {
        reads();
        return Any.anyBoolean("input");
    }

    public String readLine() throws IOException {
        reads();
        return Any.anyObject("input");
    }

    public Stream<String> lines() {
        return Any.anyObject("a stream");
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        needsOpen();
        isMarked = true;
        isAtMark = true;
    }

    public void reset() throws IOException {
        needsOpen();
        if (!isMarked || !isAtMark && Any.anyBoolean("whether the mark is too far away")) {
            throw new IOException("Mark invalid");
        }
        isAtMark = true;
    }

    public void close() throws IOException {
        isClosed = true;
        in.close();
    }

    private void reads() throws IOException {
        needsOpen();
        isAtMark = false;
        if (Any.anyBoolean("whether nothing was read ahead")) {
            in.read();
        }
    }

    void needsOpen() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
    }
}
