package java.io;

import espalier.Any;
import java.nio.charset.Charset;

/** The protocol of InputStreamReader: whether it is closed, which closes the stream behind it. */
public class InputStreamReader extends Reader {
    private boolean isClosed;
    private final InputStream in;

    public InputStreamReader(InputStream in) {
        this.in = in;
    }

    public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
        this.in = in;
    }

    public InputStreamReader(InputStream in, Charset charset) {
        this.in = in;
    }

    public String getEncoding() {
        return Any.anyObject("an encoding");
    }

    public int read() throws IOException {
        reads();
        return Any.anyInt("input", -1, 65535);
    }

    public int read(char[] buffer, int offset, int length) throws IOException {
        reads();
        return Any.anyInt("input", -1, Integer.MAX_VALUE);
    }

    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        reads();
        return Any.anyLong("input");
    }

    public boolean ready() throws IOException {
        reads();
        return Any.anyBoolean("input");
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public void close() throws IOException {
        isClosed = true;
        in.close();
    }

    private void reads() throws IOException {
        needsOpen();
        if (Any.anyBoolean("whether nothing was read ahead")) {
            in.read();
        }
    }

    void needsOpen() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
    }
}
