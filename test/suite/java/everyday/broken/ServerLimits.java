package com.example.server;

import java.util.Properties;

/** Limits of a server, from properties with defaults. */
public class ServerLimits {
    private static final String CONNECTIONS = "max.connections";
    private static final String TIMEOUT = "timeout";
    private static final String UPLOAD = "max.upload";

    private final Properties properties;

    public ServerLimits(Properties properties) {
        this.properties = properties;
    }

    /** With nothing but the defaults. */
    public ServerLimits() {
        this(new Properties());
    }

    public int maxConnections() {
        String text = properties.getProperty(CONNECTIONS);
        if (text == null) {
            return 50;
        }
        return positive(text, 50);
    }

    /** Seconds until an idle connection is closed. */
    public int timeoutSeconds() {
        String text = properties.getProperty(TIMEOUT, "30s");
        return Integer.parseInt(text);
    }

    /** Bytes that a client may send; {@code 10k} and {@code 2m} are understood. */
    public long maxUpload() {
        String text = properties.getProperty(UPLOAD, "1m").trim();
        if (text.isEmpty()) {
            return 0;
        }
        char unit = Character.toLowerCase(text.charAt(text.length() - 1));
        if (unit == 'k') {
            return 1024L * positive(text.substring(0, text.length() - 1), 1);
        }
        if (unit == 'm') {
            return 1024L * 1024L * positive(text.substring(0, text.length() - 1), 1);
        }
        return positive(text, 1);
    }

    private static int positive(String text, int otherwise) {
        try {
            int number = Integer.parseInt(text.trim());
            return number > 0 ? number : otherwise;
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    public boolean admits(int connections) {
        return connections < maxConnections();
    }

    @Override
    public String toString() {
        return maxConnections() + " connections, " + maxUpload() + " bytes";
    }
}
