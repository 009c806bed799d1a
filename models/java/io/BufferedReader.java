package java.io;

import espalier.NonNull;
import espalier.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Reads characters and lines. */
public class BufferedReader extends Reader {
    private Reader in;
    /** A line feed that follows belongs to the carriage return that ended the last line. */
    private boolean skipLineFeed;
    /** What has been read since the mark; null when there is no mark. */
    private StringBuilder kept;
    /** How much of {@code kept} has been delivered (again). */
    private int position;
    private boolean markedSkipLineFeed;

    public BufferedReader(Reader in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.in = in;
    }

    public BufferedReader(Reader in) {
        this(in, 8192);
    }

    private void ensureOpen() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    private int next() throws IOException {
        if (kept != null && position < kept.length()) {
            return kept.charAt(position++);
        }
        int unit = in.read();
        if (kept != null && unit >= 0) {
            kept.append((char) unit);
            position++;
        }
        return unit;
    }

    @Override
    public int read() throws IOException {
        ensureOpen();
        int unit = next();
        if (skipLineFeed) {
            skipLineFeed = false;
            if (unit == '\n') {
                return next();
            }
        }
        return unit;
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

    /** The next line without its end, or null when there is none. */
    @Nullable
    public String readLine() throws IOException {
        ensureOpen();
        int unit = read();
        if (unit < 0) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        while (unit >= 0 && unit != '\n' && unit != '\r') {
            line.append((char) unit);
            unit = next();
        }
        if (unit == '\r') {
            skipLineFeed = true;
        }
        return line.toString();
    }

    @NonNull
    public Stream<String> lines() {
        List<String> lines = new ArrayList<>();
        try {
            String line = readLine();
            while (line != null) {
                lines.add(line);
                line = readLine();
            }
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
        return lines.stream();
    }

    @Override
    public boolean ready() throws IOException {
        ensureOpen();
        return kept != null && position < kept.length() || in.ready();
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        ensureOpen();
        kept = kept == null ? new StringBuilder() : kept.delete(0, position);
        position = 0;
        markedSkipLineFeed = skipLineFeed;
    }

    @Override
    public void reset() throws IOException {
        ensureOpen();
        if (kept == null) {
            throw new IOException("Stream not marked");
        }
        position = 0;
        skipLineFeed = markedSkipLineFeed;
    }

    @Override
    public void close() throws IOException {
        Reader source = in;
        in = null;
        if (source != null) {
            source.close();
        }
    }
}
