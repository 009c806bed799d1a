package java.io;

/** Collects what is written in an array of characters. */
public class CharArrayWriter extends Writer {
    private final StringBuilder content = new StringBuilder();

    public CharArrayWriter() {
    }

    public CharArrayWriter(int initialSize) {
        if (initialSize < 0) {
            throw new IllegalArgumentException("Negative initial size: " + initialSize);
        }
    }

    @Override
    public void write(int character) {
        content.append((char) character);
    }

    @Override
    public void write(char[] characters, int offset, int length) {
        content.append(characters, offset, length);
    }

    @Override
    public void write(String text, int offset, int length) {
        content.append(text, offset, offset + length);
    }

    public void writeTo(Writer out) throws IOException {
        out.write(content.toString());
    }

    @Override
    public CharArrayWriter append(CharSequence text) {
        content.append(text);
        return this;
    }

    @Override
    public CharArrayWriter append(CharSequence text, int start, int end) {
        content.append(text, start, end);
        return this;
    }

    @Override
    public CharArrayWriter append(char character) {
        content.append(character);
        return this;
    }

    public void reset() {
        content.setLength(0);
    }

    public char[] toCharArray() {
        return content.toString().toCharArray();
    }

    public int size() {
        return content.length();
    }

    @Override
    public String toString() {
        return content.toString();
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
    }
}
