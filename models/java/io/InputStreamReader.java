package java.io;

import espalier.Encoding;
import espalier.Nullable;
import java.nio.charset.Charset;
import java.util.Objects;

/** Reads bytes as characters. */
public class InputStreamReader extends Reader {
    private InputStream in;
    private final String encoding;
    /** The second unit of a character outside the basic plane that has been decoded already; -1 if there is none. */
    private int pending = -1;
    /** A byte that was read too early; -1 if there is none. */
    private int early = -1;
    private boolean bigEndian = true;
    private boolean started;

    public InputStreamReader(InputStream in) {
        this(in, Charset.defaultCharset());
    }

    public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
        super(in);
        if (charsetName == null) {
            throw new NullPointerException("charsetName");
        }
        encoding = Encoding.canonicalName(charsetName);
        if (encoding == null) {
            throw new UnsupportedEncodingException(charsetName);
        }
        this.in = in;
    }

    public InputStreamReader(InputStream in, Charset charset) {
        super(in);
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        encoding = charset.name();
        this.in = in;
    }

    @Nullable
    public String getEncoding() {
        return in == null ? null : encoding.equals("UTF-8") ? "UTF8" : encoding;
    }

    private void ensureOpen() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        ensureOpen();
        if (pending >= 0) {
            int unit = pending;
            pending = -1;
            return unit;
        }
        if (encoding.startsWith("UTF-16")) {
            return readUnit();
        }
        int first = nextByte();
        if (first < 0x80 || !encoding.equals("UTF-8")) {
            return encoding.equals("US-ASCII") && first >= 0x80 ? 0xfffd : first;
        }
        return readLong(first);
    }

    private int nextByte() throws IOException {
        if (early >= 0) {
            int value = early;
            early = -1;
            return value;
        }
        return in.read();
    }

    /** The rest of a character of several bytes; what is malformed becomes U+FFFD. */
    private int readLong(int first) throws IOException {
        int length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;
        if (first > 0xf4 || length == 1) {
            return 0xfffd;
        }
        byte[] bytes = new byte[length];
        bytes[0] = (byte) first;
        for (int i = 1; i < length; i++) {
            int next = nextByte();
            if (next < 0 || (next & 0xc0) != 0x80) {
                early = next;
                return 0xfffd;
            }
            bytes[i] = (byte) next;
        }
        String text = Encoding.decode(bytes, 0, length, "UTF-8");
        if (text.length() == 2 && Character.isHighSurrogate(text.charAt(0))) {
            pending = text.charAt(1);
        }
        return text.charAt(0);
    }

    private int readUnit() throws IOException {
        int first = nextByte();
        int second = nextByte();
        if (first < 0) {
            return -1;
        }
        if (second < 0) {
            return 0xfffd;
        }
        int unit = first << 8 | second;
        if (!started) {
            started = true;
            if (encoding.equals("UTF-16LE")) {
                bigEndian = false;
            } else if (encoding.equals("UTF-16") && (unit == 0xfeff || unit == 0xfffe)) {
                bigEndian = unit == 0xfeff;
                return readUnit();
            }
        }
        return bigEndian ? unit : second << 8 | first;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        ensureOpen();
        Objects.checkFromIndexSize(offset, length, buffer.length);
        int count = 0;
        while (count < length && (count == 0 || ready())) {
            int unit = read();
            if (unit < 0) {
                return count == 0 ? -1 : count;
            }
            buffer[offset + count++] = (char) unit;
        }
        return count;
    }

    @Override
    public boolean ready() throws IOException {
        ensureOpen();
        return pending >= 0 || early >= 0 || in.available() > 0;
    }

    @Override
    public void close() throws IOException {
        InputStream source = in;
        in = null;
        if (source != null) {
            source.close();
        }
    }
}
