package java.io;

import espalier.Any;

/** Reads a file, whose content is open; when running, there is no file. */
public class FileInputStream extends InputStream {
    private boolean closed;

    public FileInputStream(String name) throws FileNotFoundException {
        this(new File(name));
    }

    public FileInputStream(File file) throws FileNotFoundException {
        if (!Any.anyBoolean("FileInputStream: the file can be read")) {
            throw new FileNotFoundException(file.getPath() + " (No such file or directory)");
        }
    }

    @Override
    public int read() throws IOException {
        if (closed) {
            throw new IOException("Stream Closed");
        }
        if (Any.anyBoolean("FileInputStream.read fails")) {
            throw new IOException("Input/output error");
        }
        return Any.anyInt("FileInputStream.read", -1, 255);
    }

    @Override
    public void close() throws IOException {
        closed = true;
    }
}
