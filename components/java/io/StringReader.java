package java.io;

import espalier.Any;

/** The protocol of StringReader: whether it is closed. */
public class StringReader extends Reader {
    private boolean isClosed;

    public StringReader(String text) {
    }

    public int read() throws IOException {
        needsOpen();
        return Any.anyInt("input", -1, 65535);
    }

    public int read(char[] buffer, int offset, int length) throws IOException {
        needsOpen();
        return Any.anyInt("input", -1, Integer.MAX_VALUE);
    }

    public long skip(long count) throws IOException {
        needsOpen();
        return Any.anyLong("input");
    }

    public boolean ready() throws IOException {
        needsOpen();
        return Any.anyBoolean("input");
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        needsOpen();
    }

    public void reset() throws IOException {
        needsOpen();
    }

    public void close() {
        isClosed = true;
    }

    void needsOpen() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
    }
}
