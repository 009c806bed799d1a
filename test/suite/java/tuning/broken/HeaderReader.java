package com.example.http;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads `Name: value` lines from a file, up to the first empty line. */
public class HeaderReader {
    private final Map<String, String> headers = new LinkedHashMap<>();

    public boolean read(String file) throws IOException {
        BufferedReader reader = new BufferedReader(new FileReader(file));
        String line = reader.readLine();
        if (line == null) {
            return false;
        }
        while (line != null && !line.isEmpty()) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                headers.put(line.substring(0, colon).trim(), line.substring(colon + 1).trim());
            }
            line = reader.readLine();
        }
        reader.close();
        return true;
    }

    public String get(String name) {
        String value = headers.get(name);
        return value == null ? "" : value;
    }

    public boolean has(String name) {
        return headers.containsKey(name);
    }

    public int contentLength() {
        String value = headers.get("Content-Length");
        if (value == null) {
            return -1;
        }
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    public int size() {
        return headers.size();
    }
}
