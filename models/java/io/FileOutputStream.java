package java.io;

import espalier.Any;

/** Writes a file; what is written goes nowhere. */
public class FileOutputStream extends OutputStream {
    private boolean closed;

    public FileOutputStream(String name) throws FileNotFoundException {
        this(new File(name), false);
    }

    public FileOutputStream(String name, boolean append) throws FileNotFoundException {
        this(new File(name), append);
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file, false);
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        if (!Any.anyBoolean("FileOutputStream: the file can be written")) {
            throw new FileNotFoundException(file.getPath() + " (Permission denied)");
        }
    }

    @Override
    public void write(int value) throws IOException {
        if (closed) {
            throw new IOException("Stream Closed");
        }
        if (Any.anyBoolean("FileOutputStream.write fails")) {
            throw new IOException("No space left on device");
        }
    }

    @Override
    public void close() throws IOException {
        closed = true;
    }
}
