package espalier;

import java.io.InputStream;

/** The program's standard input. */
public final class StandardInput extends InputStream {
    @Override
    public native int read();

    @Override
    public int read(byte[] buffer, int offset, int length) {
        if (offset < 0 || length < 0 || length > buffer.length - offset) {
            throw new IndexOutOfBoundsException(
                "Range [" + offset + ", " + offset + " + " + length + ") out of bounds for length " + buffer.length);
        }
        int count = 0;
        while (count < length && (count == 0 || available() > 0)) {
            int next = read();
            if (next < 0) {
                return count == 0 ? -1 : count;
            }
            buffer[offset + count++] = (byte) next;
        }
        return count;
    }

    @Override
    public native int available();
}
