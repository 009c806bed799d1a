package java.io;

/** Writes values as bytes, the most significant first. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
    protected int written;

    public DataOutputStream(OutputStream out) {
        super(out);
    }

    private void count(int added) {
        written = written + added < 0 ? Integer.MAX_VALUE : written + added;
    }

    @Override
    public synchronized void write(int value) throws IOException {
        out.write(value);
        count(1);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
        count(length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public final void writeBoolean(boolean value) throws IOException {
        write(value ? 1 : 0);
    }

    @Override
    public final void writeByte(int value) throws IOException {
        write(value);
    }

    @Override
    public final void writeShort(int value) throws IOException {
        write(value >>> 8);
        write(value);
    }

    @Override
    public final void writeChar(int value) throws IOException {
        writeShort(value);
    }

    @Override
    public final void writeInt(int value) throws IOException {
        writeShort(value >>> 16);
        writeShort(value);
    }

    @Override
    public final void writeLong(long value) throws IOException {
        writeInt((int) (value >>> 32));
        writeInt((int) value);
    }

    @Override
    public final void writeFloat(float value) throws IOException {
        writeInt(Float.floatToIntBits(value));
    }

    @Override
    public final void writeDouble(double value) throws IOException {
        writeLong(Double.doubleToLongBits(value));
    }

    @Override
    public final void writeBytes(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            write((byte) text.charAt(i));
        }
    }

    @Override
    public final void writeChars(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            writeChar(text.charAt(i));
        }
    }

    /** Modified UTF-8: units one by one, and zero in two bytes; preceded by the number of bytes. */
    @Override
    public final void writeUTF(String text) throws IOException {
        int length = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            length += c >= 1 && c <= 0x7f ? 1 : c <= 0x7ff ? 2 : 3;
        }
        if (length > 65535) {
            throw new UTFDataFormatException("encoded string too long: " + length + " bytes");
        }
        writeShort(length);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 1 && c <= 0x7f) {
                write(c);
            } else if (c <= 0x7ff) {
                write(0xc0 | c >> 6);
                write(0x80 | c & 0x3f);
            } else {
                write(0xe0 | c >> 12);
                write(0x80 | c >> 6 & 0x3f);
                write(0x80 | c & 0x3f);
            }
        }
    }

    public final int size() {
        return written;
    }
}
