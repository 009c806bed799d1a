package java.io;

import espalier.Encoding;
import espalier.Nullable;
import java.nio.charset.Charset;
import java.util.Objects;

/** Writes characters as bytes. */
public class OutputStreamWriter extends Writer {
    private OutputStream out;
    private final String encoding;
    /** The first unit of a character outside the basic plane whose second one has not been written yet. */
    private String pending = "";
    private boolean started;

    public OutputStreamWriter(OutputStream out, String charsetName) throws UnsupportedEncodingException {
        super(out);
        if (charsetName == null) {
            throw new NullPointerException("charsetName");
        }
        encoding = Encoding.canonicalName(charsetName);
        if (encoding == null) {
            throw new UnsupportedEncodingException(charsetName);
        }
        this.out = out;
    }

    public OutputStreamWriter(OutputStream out) {
        this(out, Charset.defaultCharset());
    }

    public OutputStreamWriter(OutputStream out, Charset charset) {
        super(out);
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        encoding = charset.name();
        this.out = out;
    }

    @Nullable
    public String getEncoding() {
        return out == null ? null : encoding.equals("UTF-8") ? "UTF8" : encoding;
    }

    private void put(String text) throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
        String all = pending + text;
        pending = "";
        int length = all.length();
        if (length == 0) {
            return;
        }
        if (Character.isHighSurrogate(all.charAt(length - 1))) {
            pending = all.substring(length - 1);
            all = all.substring(0, length - 1);
        }
        // Only the first bytes carry a byte order mark.
        byte[] bytes = Encoding.encode(all, started && encoding.equals("UTF-16") ? "UTF-16BE" : encoding);
        started = true;
        out.write(bytes, 0, bytes.length);
    }

    @Override
    public void write(int character) throws IOException {
        put(String.valueOf((char) character));
    }

    @Override
    public void write(char[] buffer, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, buffer.length);
        put(String.valueOf(buffer, offset, length));
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        put(text.substring(offset, offset + length));
    }

    @Override
    public void flush() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
        out.flush();
    }

    @Override
    public void close() throws IOException {
        if (out != null) {
            try {
                out.flush();
            } finally {
                out.close();
                out = null;
            }
        }
    }
}
