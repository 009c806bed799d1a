package com.example.uploads;

import java.util.ArrayList;
import java.util.List;

/** Takes the parts of a file, until it is closed. */
public class UploadSession implements AutoCloseable {
    private final List<byte[]> parts = new ArrayList<>();
    private final int limit;
    private boolean closed;

    public UploadSession(int limit) {
        this.limit = limit;
    }

    public boolean isOpen() {
        return !closed;
    }

    public void send(byte[] part) {
        if (closed) {
            throw new IllegalStateException("the session is closed");
        }
        if (parts.size() < limit) {
            parts.add(part.clone());
        }
    }

    public int length() {
        int length = 0;
        for (byte[] part : parts) {
            length += part.length;
        }
        return length;
    }

    @Override
    public void close() {
        closed = true;
    }

    public static int upload(List<String> lines) {
        try (UploadSession session = new UploadSession(100)) {
            for (String line : lines) {
                session.send(line.getBytes());
            }
            return session.length();
        }
    }

    public static int uploadTwice(String line) {
        UploadSession session = new UploadSession(2);
        try {
            session.send(line.getBytes());
            session.send(line.getBytes());
        } finally {
            session.close();
        }
        if (session.isOpen()) {
            session.send(new byte[0]);
        }
        return session.length();
    }
}
