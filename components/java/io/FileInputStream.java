package java.io;

import espalier.Any;

/** The protocol of FileInputStream: whether it is closed. */
public class FileInputStream extends InputStream {
    private boolean isClosed;

    public FileInputStream(String name) throws FileNotFoundException {
    }

    public FileInputStream(File file) throws FileNotFoundException {
    }

    public int read() throws IOException {
        needsOpen();
        return Any.anyInt("input", -1, 255);
    }

    public int read(byte[] buffer) throws IOException {
        needsOpen();
        return Any.anyInt("input", -1, Integer.MAX_VALUE);
    }

    public int read(byte[] buffer, int offset, int length) throws IOException {
        needsOpen();
        return Any.anyInt("input", -1, Integer.MAX_VALUE);
    }

    public long skip(long count) throws IOException {
        needsOpen();
        return Any.anyLong("input");
    }

    public int available() throws IOException {
        needsOpen();
        return Any.anyInt("input", 0, Integer.MAX_VALUE);
    }

    public void close() throws IOException {
        isClosed = true;
    }

    private void needsOpen() throws IOException {
        if (isClosed) {
            throw new IOException("Stream Closed");
        }
    }
}
