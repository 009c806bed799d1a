package java.io;

import java.util.Objects;

/** Collects characters before it passes them on. */
public class BufferedWriter extends Writer {
    private Writer out;
    private final int size;
    private String buffer = "";

    public BufferedWriter(Writer out) {
        this(out, 8192);
    }

    public BufferedWriter(Writer out, int size) {
        super(out);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.out = out;
        this.size = size;
    }

    private void ensureOpen() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
    }

    private void flushBuffer() throws IOException {
        ensureOpen();
        if (!buffer.isEmpty()) {
            String text = buffer;
            buffer = "";
            out.write(text);
        }
    }

    private void put(String text) throws IOException {
        ensureOpen();
        buffer = buffer + text;
        if (buffer.length() >= size) {
            flushBuffer();
        }
    }

    @Override
    public void write(int character) throws IOException {
        put(String.valueOf((char) character));
    }

    @Override
    public void write(char[] characters, int offset, int length) throws IOException {
        ensureOpen();
        Objects.checkFromIndexSize(offset, length, characters.length);
        put(String.valueOf(characters, offset, length));
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        ensureOpen();
        if (length > 0) {
            put(text.substring(offset, offset + length));
        }
    }

    public void newLine() throws IOException {
        write(System.lineSeparator());
    }

    @Override
    public void flush() throws IOException {
        flushBuffer();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        if (out != null) {
            Writer target = out;
            try {
                flushBuffer();
            } finally {
                out = null;
                target.close();
            }
        }
    }
}
