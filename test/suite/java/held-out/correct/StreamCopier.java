package com.example.io;

import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Copies bytes from one stream to another. */
public class StreamCopier {
    private final int bufferSize;
    private long copied;

    public StreamCopier(int bufferSize) {
        this.bufferSize = Math.max(16, bufferSize);
    }

    public long copy(InputStream in, OutputStream out) throws IOException {
        byte[] buffer = new byte[bufferSize];
        long total = 0;
        int read = in.read(buffer);
        while (read >= 0) {
            out.write(buffer, 0, read);
            total += read;
            read = in.read(buffer);
        }
        out.flush();
        copied += total;
        return total;
    }

    public void copyFile(String from, String to) throws IOException {
        try (InputStream in = new FileInputStream(from); OutputStream out = new FileOutputStream(to)) {
            copy(in, out);
        }
    }

    public byte[] readFully(String file) throws IOException {
        InputStream in = null;
        try {
            in = new FileInputStream(file);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            copy(in, bytes);
            return bytes.toByteArray();
        } finally {
            if (in != null) {
                in.close();
            }
        }
    }

    public long getCopied() {
        return copied;
    }
}
