package java.io;

/** The protocol of FileOutputStream: whether it is closed. */
public class FileOutputStream extends OutputStream {
    private boolean isClosed;

    public FileOutputStream(String name) throws FileNotFoundException {
    }

    public FileOutputStream(String name, boolean append) throws FileNotFoundException {
    }

    public FileOutputStream(File file) throws FileNotFoundException {
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
    }

    public void write(int value) throws IOException {
        needsOpen();
    }

    public void write(byte[] bytes) throws IOException {
        needsOpen();
    }

    public void write(byte[] bytes, int offset, int length) throws IOException {
        needsOpen();
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
