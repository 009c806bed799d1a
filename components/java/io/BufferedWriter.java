package java.io;

/** The protocol of BufferedWriter: whether it is closed, which closes the writer behind it. */
public class BufferedWriter extends Writer {
    private boolean isClosed;
    private final Writer out;

    public BufferedWriter(Writer out) {
        this.out = out;
    }

    public BufferedWriter(Writer out, int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.out = out;
    }

    public void write(int character) throws IOException {
        needsOpen();
    }

    public void write(char[] buffer, int offset, int length) throws IOException {
        needsOpen();
    }

    public void write(String text, int offset, int length) throws IOException {
        needsOpen();
    }

    public void write(String text) throws IOException {
        needsOpen();
    }

    public void write(char[] buffer) throws IOException {
        needsOpen();
    }

    public void flush() throws IOException {
        needsOpen();
    }

    public Writer append(CharSequence text) throws IOException {
        needsOpen();
        return this;
    }

    public Writer append(CharSequence text, int start, int end) throws IOException {
        needsOpen();
        return this;
    }

    public Writer append(char character) throws IOException {
        needsOpen();
        return this;
    }

    public void newLine() throws IOException {
        needsOpen();
    }

    public void close() throws IOException {
        isClosed = true;
        out.close();
    }

    private void needsOpen() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
    }
}
