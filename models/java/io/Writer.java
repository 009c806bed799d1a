package java.io;

import espalier.NonNull;
import java.util.Objects;

/** A destination of characters. */
public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
        lock = this;
    }

    protected Writer(Object lock) {
        this.lock = Objects.requireNonNull(lock);
    }

    @NonNull
    public static Writer nullWriter() {
        return new Writer() {
            @Override
            public void write(char[] buffer, int offset, int length) {
                Objects.checkFromIndexSize(offset, length, buffer.length);
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        };
    }

    public void write(int character) throws IOException {
        char[] one = {(char) character};
        write(one, 0, 1);
    }

    public void write(char[] buffer) throws IOException {
        write(buffer, 0, buffer.length);
    }

    public abstract void write(char[] buffer, int offset, int length) throws IOException;

    public void write(String text) throws IOException {
        write(text, 0, text.length());
    }

    public void write(String text, int offset, int length) throws IOException {
        char[] buffer = new char[length];
        text.getChars(offset, offset + length, buffer, 0);
        write(buffer, 0, length);
    }

    @Override
    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public Writer append(CharSequence text, int start, int end) throws IOException {
        CharSequence source = text == null ? "null" : text;
        return append(source.subSequence(start, end));
    }

    @Override
    public Writer append(char character) throws IOException {
        write(character);
        return this;
    }

    public abstract void flush() throws IOException;

    public abstract void close() throws IOException;
}
