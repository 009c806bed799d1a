package java.io;

import java.util.Objects;

/** Reads from a string. */
public class StringReader extends Reader {
    private String text;
    private int position;
    private int mark;

    public StringReader(String text) {
        text.length();
        this.text = text;
    }

    private void ensureOpen() throws IOException {
        if (text == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        ensureOpen();
        return position < text.length() ? text.charAt(position++) : -1;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        ensureOpen();
        Objects.checkFromIndexSize(offset, length, buffer.length);
        if (length == 0) {
            return 0;
        }
        if (position >= text.length()) {
            return -1;
        }
        int count = Math.min(text.length() - position, length);
        text.getChars(position, position + count, buffer, offset);
        position += count;
        return count;
    }

    @Override
    public long skip(long count) throws IOException {
        ensureOpen();
        if (position >= text.length()) {
            return 0;
        }
        long skipped = Math.max(-position, Math.min(text.length() - position, count));
        position += (int) skipped;
        return skipped;
    }

    @Override
    public boolean ready() throws IOException {
        ensureOpen();
        return true;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        ensureOpen();
        mark = position;
    }

    @Override
    public void reset() throws IOException {
        ensureOpen();
        position = mark;
    }

    @Override
    public void close() {
        text = null;
    }
}
