package java.io;

import espalier.NonNull;
import java.util.Objects;

/** A destination of bytes. */
public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {
    }

    /** A stream that forgets what is written to it. */
    @NonNull
    public static OutputStream nullOutputStream() {
        return new OutputStream() {
            private boolean closed;

            @Override
            public void write(int value) throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    /** Writes the low eight bits. */
    public abstract void write(int value) throws IOException;

    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void write(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        for (int i = 0; i < length; i++) {
            write(bytes[offset + i]);
        }
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }
}
