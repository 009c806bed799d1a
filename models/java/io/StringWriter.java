package java.io;

import java.util.Objects;

/** Collects what is written in a string. */
public class StringWriter extends Writer {
    private final StringBuffer buffer;

    public StringWriter() {
        buffer = new StringBuffer();
        lock = buffer;
    }

    public StringWriter(int initialSize) {
        if (initialSize < 0) {
            throw new IllegalArgumentException("Negative buffer size");
        }
        buffer = new StringBuffer(initialSize);
        lock = buffer;
    }

    @Override
    public void write(int character) {
        buffer.append((char) character);
    }

    @Override
    public void write(char[] characters, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, characters.length);
        buffer.append(characters, offset, length);
    }

    @Override
    public void write(String text) {
        buffer.append(text);
    }

    @Override
    public void write(String text, int offset, int length) {
        buffer.append(text, offset, offset + length);
    }

    @Override
    public StringWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public StringWriter append(CharSequence text, int start, int end) {
        CharSequence source = text == null ? "null" : text;
        return append(source.subSequence(start, end));
    }

    @Override
    public StringWriter append(char character) {
        write(character);
        return this;
    }

    @Override
    public String toString() {
        return buffer.toString();
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() throws IOException {
    }
}
