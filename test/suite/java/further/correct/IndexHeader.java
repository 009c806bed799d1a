package com.example.search;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;

/** What stands at the beginning of an index. */
public class IndexHeader {
    private static final int MAGIC = 0x49445831;

    private final int version;
    private final int[] offsets;

    private IndexHeader(int version, int[] offsets) {
        this.version = version;
        this.offsets = offsets;
    }

    /** Null for files that are no index. */
    public static IndexHeader read(String file) throws IOException {
        try (DataInputStream stream = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
            if (stream.readInt() != MAGIC) {
                return null;
            }
            int version = stream.readUnsignedByte();
            int[] offsets = new int[stream.readUnsignedByte()];
            for (int i = 0; i < offsets.length; i++) {
                offsets[i] = stream.readInt();
            }
            return new IndexHeader(version, offsets);
        } catch (EOFException cut) {
            return null;
        }
    }

    public static int versionOf(String file) throws IOException {
        IndexHeader header = read(file);
        return header == null ? -1 : header.version;
    }

    public int offset(int entry) {
        return entry < 0 || entry >= offsets.length ? -1 : offsets[entry];
    }
}
