package java.io;

import espalier.NonNull;
import java.nio.CharBuffer;
import java.util.Objects;

/** A source of characters. */
public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        lock = this;
    }

    protected Reader(Object lock) {
        this.lock = Objects.requireNonNull(lock);
    }

    @NonNull
    public static Reader nullReader() {
        return new StringReader("");
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        char[] buffer = new char[target.remaining()];
        int count = read(buffer, 0, buffer.length);
        if (count > 0) {
            target.put(buffer, 0, count);
        }
        return count;
    }

    /** The next character, or -1 at the end. */
    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    public int read(char[] buffer) throws IOException {
        return read(buffer, 0, buffer.length);
    }

    public abstract int read(char[] buffer, int offset, int length) throws IOException;

    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        long skipped = 0;
        while (skipped < count && read() >= 0) {
            skipped++;
        }
        return skipped;
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public abstract void close() throws IOException;

    public long transferTo(Writer out) throws IOException {
        Objects.requireNonNull(out, "out");
        char[] buffer = new char[1024];
        long total = 0;
        int count = read(buffer, 0, buffer.length);
        while (count >= 0) {
            out.write(buffer, 0, count);
            total += count;
            count = read(buffer, 0, buffer.length);
        }
        return total;
    }
}
