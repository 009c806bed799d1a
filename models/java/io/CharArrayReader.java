package java.io;

import java.util.Objects;

/** Reads from an array of characters. */
public class CharArrayReader extends Reader {
    protected char[] buf;
    protected int pos;
    protected int markedPos;
    protected int count;

    public CharArrayReader(char[] buf) {
        this.buf = buf;
        count = buf.length;
    }

    public CharArrayReader(char[] buf, int offset, int length) {
        if (offset < 0 || offset > buf.length || length < 0 || offset + length < 0) {
            throw new IllegalArgumentException();
        }
        this.buf = buf;
        pos = offset;
        count = Math.min(offset + length, buf.length);
        markedPos = offset;
    }

    private void ensureOpen() throws IOException {
        if (buf == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        ensureOpen();
        return pos >= count ? -1 : buf[pos++];
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        ensureOpen();
        Objects.checkFromIndexSize(offset, length, buffer.length);
        if (pos >= count) {
            return -1;
        }
        int taken = Math.min(length, count - pos);
        System.arraycopy(buf, pos, buffer, offset, taken);
        pos += taken;
        return taken;
    }

    @Override
    public long skip(long wanted) throws IOException {
        ensureOpen();
        long skipped = Math.max(0, Math.min(wanted, count - pos));
        pos += (int) skipped;
        return skipped;
    }

    @Override
    public boolean ready() throws IOException {
        ensureOpen();
        return count > pos;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        ensureOpen();
        markedPos = pos;
    }

    @Override
    public void reset() throws IOException {
        ensureOpen();
        pos = markedPos;
    }

    @Override
    public void close() {
        buf = null;
    }
}
