package java.io;

import espalier.Any;
import java.nio.charset.Charset;

/** The protocol of OutputStreamWriter: whether it is closed, which closes the stream behind it. */
public class OutputStreamWriter extends Writer {
    private boolean isClosed;
    private final OutputStream out;

    public OutputStreamWriter(OutputStream out, String charsetName) throws UnsupportedEncodingException {
        this.out = out;
    }

    public OutputStreamWriter(OutputStream out) {
        this.out = out;
    }

    public OutputStreamWriter(OutputStream out, Charset charset) {
        this.out = out;
    }

    public String getEncoding() {
        return Any.anyObject("an encoding");
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
