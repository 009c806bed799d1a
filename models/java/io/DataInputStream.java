package java.io;

import espalier.NonNull;
import espalier.Nullable;
import java.util.Objects;

/** Reads what a DataOutputStream has written. */
public class DataInputStream extends FilterInputStream implements DataInput {
    public DataInputStream(InputStream in) {
        super(in);
    }

    @Override
    public final void readFully(byte[] buffer) throws IOException {
        readFully(buffer, 0, buffer.length);
    }

    @Override
    public final void readFully(byte[] buffer, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, buffer.length);
        for (int i = 0; i < length; i++) {
            buffer[offset + i] = readByte();
        }
    }

    @Override
    public final int skipBytes(int count) throws IOException {
        int skipped = 0;
        while (skipped < count && in.read() >= 0) {
            skipped++;
        }
        return skipped;
    }

    @Override
    public final boolean readBoolean() throws IOException {
        return readUnsignedByte() != 0;
    }

    @Override
    public final byte readByte() throws IOException {
        return (byte) readUnsignedByte();
    }

    @Override
    public final int readUnsignedByte() throws IOException {
        int value = in.read();
        if (value < 0) {
            throw new EOFException();
        }
        return value;
    }

    @Override
    public final short readShort() throws IOException {
        return (short) readUnsignedShort();
    }

    @Override
    public final int readUnsignedShort() throws IOException {
        int high = readUnsignedByte();
        return high << 8 | readUnsignedByte();
    }

    @Override
    public final char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    @Override
    public final int readInt() throws IOException {
        int high = readUnsignedShort();
        return high << 16 | readUnsignedShort();
    }

    @Override
    public final long readLong() throws IOException {
        long high = readInt();
        return high << 32 | readInt() & 0xffffffffL;
    }

    @Override
    public final float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    @Override
    public final double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    @Override
    @Deprecated
    @Nullable
    public final String readLine() throws IOException {
        int value = in.read();
        if (value < 0) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        while (value >= 0 && value != '\n') {
            if (value != '\r') {
                line.append((char) value);
            }
            value = in.read();
        }
        return line.toString();
    }

    @Override
    @NonNull
    public final String readUTF() throws IOException {
        return readUTF(this);
    }

    @NonNull
    public static final String readUTF(DataInput in) throws IOException {
        int length = in.readUnsignedShort();
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        StringBuilder text = new StringBuilder();
        int i = 0;
        while (i < length) {
            int first = bytes[i] & 0xff;
            int size = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : 0;
            if (size == 0) {
                throw new UTFDataFormatException("malformed input around byte " + i);
            }
            if (i + size > length) {
                throw new UTFDataFormatException("malformed input: partial character at end");
            }
            int unit = size == 1 ? first : size == 2 ? first & 0x1f : first & 0x0f;
            for (int k = 1; k < size; k++) {
                int next = bytes[i + k];
                if ((next & 0xc0) != 0x80) {
                    throw new UTFDataFormatException("malformed input around byte " + (i + size - 1));
                }
                unit = unit << 6 | next & 0x3f;
            }
            text.append((char) unit);
            i += size;
        }
        return text.toString();
    }
}
