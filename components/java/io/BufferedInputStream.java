package java.io;

import espalier.Any;

/** The protocol of BufferedInputStream: whether it is closed, which closes the stream behind it. */
public class BufferedInputStream extends FilterInputStream {
    private boolean isClosed;
    private boolean isMarked;
    private boolean isAtMark;

    public BufferedInputStream(InputStream in) {
        super(in);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }

    public int read() throws IOException {
        reads();
        return Any.anyInt("input", -1, 255);
    }

    public int read(byte[] buffer) throws IOException {
        reads();
        return Any.anyInt("input", -1, Integer.MAX_VALUE);
    }

    public int read(byte[] buffer, int offset, int length) throws IOException {
        reads();
        return Any.anyInt("input", -1, Integer.MAX_VALUE);
    }

    public long skip(long count) throws IOException {
        reads();
        return Any.anyLong("input");
    }

    public int available() throws IOException {
        reads();
        return Any.anyInt("input", 0, Integer.MAX_VALUE);
    }

    public void mark(int readLimit) {
        isMarked = true;
        isAtMark = true;
    }

    public void reset() throws IOException {
        needsOpen();
        if (!isMarked || !isAtMark && Any.anyBoolean("whether the mark is too far away")) {
            throw new IOException("Resetting to invalid mark");
        }
        isAtMark = true;
    }

    public boolean markSupported() {
        return true;
    }

    public void close() throws IOException {
        if (!isClosed) {
            isClosed = true;
            in.close();
        }
    }

    private void reads() throws IOException {
        needsOpen();
        isAtMark = false;
        if (Any.anyBoolean("whether nothing was read ahead")) {
            in.read();
        }
    }

    private void needsOpen() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
    }
}
