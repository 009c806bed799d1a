package java.io;

import java.util.Objects;

/** Reads from an array of bytes. */
public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    public ByteArrayInputStream(byte[] buf) {
        this.buf = buf;
        count = buf.length;
    }

    public ByteArrayInputStream(byte[] buf, int offset, int length) {
        this.buf = buf;
        pos = offset;
        count = Math.min(offset + length, buf.length);
        mark = offset;
    }

    @Override
    public synchronized int read() {
        return pos < count ? buf[pos++] & 0xff : -1;
    }

    @Override
    public synchronized int read(byte[] buffer, int offset, int length) {
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
    public synchronized long skip(long wanted) {
        long skipped = Math.max(0, Math.min(wanted, count - pos));
        pos += (int) skipped;
        return skipped;
    }

    @Override
    public synchronized int available() {
        return count - pos;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readLimit) {
        mark = pos;
    }

    @Override
    public synchronized void reset() {
        pos = mark;
    }

    @Override
    public void close() throws IOException {
    }
}
