package java.io;

import espalier.Any;
import java.nio.charset.Charset;

/** The protocol of OutputStreamWriter: whether it is closed, which closes the stream behind it. */
public class OutputStreamWriter extends Writer {
    private boolean isClosed;
    /** Whether something was written that may not have got any further. */
    private boolean isPending;
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
        needsOpen();
        writesOut();
        isPending = false;
        out.flush();
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
        if (!isClosed) {
            isClosed = true;
            writesOut();
            out.close();
        }
    }

    private void writes() throws IOException {
        needsOpen();
        isPending = true;
        if (Any.anyBoolean("whether the buffer is full")) {
            out.write(0);
        }
    }

    private void writesOut() throws IOException {
        if (isPending && Any.anyBoolean("whether something is left in the buffer")) {
            out.write(0);
        }
    }

    private void needsOpen() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
    }
}
