package espalier;

import java.io.OutputStream;

/** Standard output or standard error of the program, which are UTF-8. */
public final class StandardOutput extends OutputStream {
    private final boolean error;
    /** Bytes of a character that is not complete yet. */
    private byte[] pending = new byte[4];
    private int pendingCount;

    public StandardOutput(boolean error) {
        this.error = error;
    }

    /** Writes text as it is. */
    public void print(String text) {
        put(text, error);
    }

    private static native void put(String text, boolean error);

    @Override
    public void write(int value) {
        byte next = (byte) value;
        boolean continuation = (next & 0xc0) == 0x80;
        if (pendingCount > 0 && (!continuation || pendingCount == pending.length)) {
            flushPending();
        }
        pending[pendingCount++] = next;
        if (pendingCount == expected(pending[0])) {
            flushPending();
        }
    }

    private static int expected(byte first) {
        if ((first & 0xe0) == 0xc0) {
            return 2;
        }
        if ((first & 0xf0) == 0xe0) {
            return 3;
        }
        return (first & 0xf8) == 0xf0 ? 4 : 1;
    }

    private void flushPending() {
        put(Encoding.decode(pending, 0, pendingCount, "UTF-8"), error);
        pendingCount = 0;
    }
}
