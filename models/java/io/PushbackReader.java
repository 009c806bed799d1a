package java.io;

import java.util.Objects;

/** A reader to which characters can be given back. */
public class PushbackReader extends FilterReader {
    private char[] pushed;
    /** Characters from here to the end of {@code pushed} are read next. */
    private int position;

    public PushbackReader(Reader in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("size <= 0");
        }
        pushed = new char[size];
        position = size;
    }

    public PushbackReader(Reader in) {
        this(in, 1);
    }

    private void ensureOpen() throws IOException {
        if (pushed == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        ensureOpen();
        return position < pushed.length ? pushed[position++] : super.read();
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        ensureOpen();
        Objects.checkFromIndexSize(offset, length, buffer.length);
        int taken = Math.min(length, pushed.length - position);
        System.arraycopy(pushed, position, buffer, offset, taken);
        position += taken;
        if (taken == length) {
            return taken;
        }
        int more = super.read(buffer, offset + taken, length - taken);
        return more < 0 ? taken == 0 ? -1 : taken : taken + more;
    }

    public void unread(int character) throws IOException {
        ensureOpen();
        if (position == 0) {
            throw new IOException("Pushback buffer overflow");
        }
        pushed[--position] = (char) character;
    }

    public void unread(char[] buffer, int offset, int length) throws IOException {
        ensureOpen();
        if (length > position) {
            throw new IOException("Pushback buffer overflow");
        }
        position -= length;
        System.arraycopy(buffer, offset, pushed, position, length);
    }

    public void unread(char[] buffer) throws IOException {
        unread(buffer, 0, buffer.length);
    }

    @Override
    public boolean ready() throws IOException {
        ensureOpen();
        return position < pushed.length || super.ready();
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public void close() throws IOException {
        super.close();
        pushed = null;
    }
}
