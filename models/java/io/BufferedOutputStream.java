package java.io;

import java.util.Objects;

/** A stream that collects bytes before it passes them on. */
public class BufferedOutputStream extends FilterOutputStream {
    protected byte[] buf;
    protected int count;

    public BufferedOutputStream(OutputStream out) {
        this(out, 8192);
    }

    public BufferedOutputStream(OutputStream out, int size) {
        super(out);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        buf = new byte[size];
    }

    private void flushBuffer() throws IOException {
        if (count > 0) {
            out.write(buf, 0, count);
            count = 0;
        }
    }

    @Override
    public void write(int value) throws IOException {
        if (count >= buf.length) {
            flushBuffer();
        }
        buf[count++] = (byte) value;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (length >= buf.length) {
            flushBuffer();
            out.write(bytes, offset, length);
            return;
        }
        if (length > buf.length - count) {
            flushBuffer();
        }
        System.arraycopy(bytes, offset, buf, count, length);
        count += length;
    }

    @Override
    public void flush() throws IOException {
        flushBuffer();
        out.flush();
    }
}
