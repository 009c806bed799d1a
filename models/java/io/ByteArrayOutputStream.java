package java.io;

import espalier.NonNull;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Objects;

/** Writes into an array of bytes that grows. */
public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new byte[size];
    }

    private void reserve(int added) {
        if (count + added > buf.length) {
            buf = Arrays.copyOf(buf, Math.max(buf.length * 2, count + added));
        }
    }

    @Override
    public synchronized void write(int value) {
        reserve(1);
        buf[count++] = (byte) value;
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        reserve(length);
        System.arraycopy(bytes, offset, buf, count, length);
        count += length;
    }

    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    public synchronized void writeTo(OutputStream out) throws IOException {
        out.write(buf, 0, count);
    }

    public synchronized void reset() {
        count = 0;
    }

    @NonNull
    public synchronized byte[] toByteArray() {
        return Arrays.copyOf(buf, count);
    }

    public synchronized int size() {
        return count;
    }

    @Override
    @NonNull
    public synchronized String toString() {
        return new String(buf, 0, count);
    }

    @NonNull
    public synchronized String toString(String charsetName) throws UnsupportedEncodingException {
        return new String(buf, 0, count, charsetName);
    }

    @NonNull
    public synchronized String toString(Charset charset) {
        return new String(buf, 0, count, charset);
    }

    @Override
    public void close() throws IOException {
    }
}
