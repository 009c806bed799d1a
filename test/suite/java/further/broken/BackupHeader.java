package com.example.backup;

import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;

/** What stands at the beginning of a backup. */
public class BackupHeader {
    private static final int MAGIC = 0x42414b31;

    private final int version;
    private final long length;

    private BackupHeader(int version, long length) {
        this.version = version;
        this.length = length;
    }

    /** Null for files that are no backups. */
    public static BackupHeader read(String file) throws IOException {
        DataInputStream stream = new DataInputStream(new FileInputStream(file));
        if (stream.readInt() != MAGIC) {
            return null;
        }
        int version = stream.readUnsignedByte();
        long length = stream.readLong();
        stream.close();
        return new BackupHeader(version, length);
    }

    public int getVersion() {
        return version;
    }

    public boolean isComplete(long size) {
        return size >= length;
    }
}
