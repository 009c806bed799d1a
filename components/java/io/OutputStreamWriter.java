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
        writes();
    }

    public void write(char[] buffer, int offset, int length) throws IOException {
        writes();
    }

    public void write(String text, int offset, int length) throws IOException {
        writes();
    }

    public void write(String text) throws IOException {
        writes();
    }

    public void write(char[] buffer) throws IOException {
        writes();
    }

    public void flush() throws IOException {
        writes();
    }

    public Writer append(CharSequence text) throws IOException {
        writes();
        return this;
    }

    public Writer append(CharSequence text, int start, int end) throws IOException {
        writes();
        return this;
    }

    public Writer append(char character) throws IOException {
        writes();
        return this;
    }

    public void close() throws IOException {
        isClosed = true;
        out.close();
    }

    private void writes() throws IOException {
        needsOpen();
        if (Any.anyBoolean("whether the buffer is full")) {
            out.flush();
        }
    }

    private void needsOpen() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
    }
}
