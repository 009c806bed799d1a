package java.io;

/** A stream that supports going back to a mark. */
public class BufferedInputStream extends FilterInputStream {
    /** What has been read since the mark; {@code position} bytes of it have been delivered (again). */
    private byte[] kept = new byte[0];
    private int count;
    private int position;
    private boolean marked;

    public BufferedInputStream(InputStream in) {
        this(in, 8192);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }

    private void ensureOpen() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public int read() throws IOException {
        ensureOpen();
        if (position < count) {
            return kept[position++] & 0xff;
        }
        int next = in.read();
        if (next >= 0 && marked) {
            if (count == kept.length) {
                byte[] longer = new byte[count * 2 + 16];
                System.arraycopy(kept, 0, longer, 0, count);
                kept = longer;
            }
            kept[count++] = (byte) next;
            position = count;
        }
        return next;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        ensureOpen();
        if (position == count && !marked) {
            return in.read(buffer, offset, length);
        }
        java.util.Objects.checkFromIndexSize(offset, length, buffer.length);
        int done = 0;
        while (done < length && (done == 0 || available() > 0)) {
            int next = read();
            if (next < 0) {
                return done == 0 ? -1 : done;
            }
            buffer[offset + done++] = (byte) next;
        }
        return done;
    }

    @Override
    public long skip(long wanted) throws IOException {
        ensureOpen();
        long skipped = 0;
        while (skipped < wanted && read() >= 0) {
            skipped++;
        }
        return skipped;
    }

    @Override
    public int available() throws IOException {
        ensureOpen();
        return count - position + in.available();
    }

    @Override
    public void mark(int readLimit) {
        System.arraycopy(kept, position, kept, 0, count - position);
        count -= position;
        position = 0;
        marked = true;
    }

    @Override
    public void reset() throws IOException {
        ensureOpen();
        if (!marked) {
            throw new IOException("Resetting to invalid mark");
        }
        position = 0;
    }

    @Override
    public boolean markSupported() {
        return true;
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
