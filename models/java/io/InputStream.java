package java.io;

import espalier.NonNull;
import java.util.Arrays;
import java.util.Objects;

/** A source of bytes. */
public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    /** A stream without bytes. */
    @NonNull
    public static InputStream nullInputStream() {
        return new ByteArrayInputStream(new byte[0]);
    }

    /** The next byte, from 0 to 255, or -1 at the end. */
    public abstract int read() throws IOException;

    public int read(byte[] buffer) throws IOException {
        return read(buffer, 0, buffer.length);
    }

    public int read(byte[] buffer, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, buffer.length);
        if (length == 0) {
            return 0;
        }
        int first = read();
        if (first < 0) {
            return -1;
        }
        buffer[offset] = (byte) first;
        int count = 1;
        try {
            while (count < length) {
                int next = read();
                if (next < 0) {
                    break;
                }
                buffer[offset + count++] = (byte) next;
            }
        } catch (IOException exception) {
            // What has been read so far is delivered.
        }
        return count;
    }

    @NonNull
    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    @NonNull
    public byte[] readNBytes(int length) throws IOException {
        if (length < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        byte[] result = new byte[Math.min(length, 64)];
        int count = 0;
        while (count < length) {
            if (count == result.length) {
                result = Arrays.copyOf(result, count * 2);
            }
            int added = read(result, count, Math.min(result.length, length) - count);
            if (added < 0) {
                break;
            }
            count += added;
        }
        return Arrays.copyOf(result, count);
    }

    public int readNBytes(byte[] buffer, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, buffer.length);
        int count = 0;
        while (count < length) {
            int added = read(buffer, offset + count, length - count);
            if (added < 0) {
                break;
            }
            count += added;
        }
        return count;
    }

    public long skip(long count) throws IOException {
        long skipped = 0;
        while (skipped < count && read() >= 0) {
            skipped++;
        }
        return skipped;
    }

    public void skipNBytes(long count) throws IOException {
        for (long skipped = 0; skipped < count; skipped++) {
            if (read() < 0) {
                throw new EOFException();
            }
        }
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public void mark(int readLimit) {
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public long transferTo(OutputStream out) throws IOException {
        Objects.requireNonNull(out, "out");
        byte[] bytes = readAllBytes();
        out.write(bytes, 0, bytes.length);
        return bytes.length;
    }
}
