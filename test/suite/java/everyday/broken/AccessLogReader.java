package com.example.logs;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Counts status codes in an access log whose first line names its format. */
public class AccessLogReader {
    private static final String FORMAT = "#format common";

    private final Map<Integer, Integer> counts = new HashMap<>();
    private int skipped;

    /** Reads a file; what is in another format is refused. */
    public boolean read(Path file) throws IOException {
        BufferedReader reader = Files.newBufferedReader(file);
        String first = reader.readLine();
        if (first == null || !first.startsWith(FORMAT)) {
            skipped++;
            return false;
        }
        try {
            String line = reader.readLine();
            while (line != null) {
                count(line);
                line = reader.readLine();
            }
        } finally {
            reader.close();
        }
        return true;
    }

    private void count(String line) {
        String[] fields = line.trim().split("\\s+");
        if (fields.length < 3) {
            skipped++;
            return;
        }
        try {
            counts.merge(Integer.valueOf(fields[2]), 1, Integer::sum);
        } catch (NumberFormatException e) {
            skipped++;
        }
    }

    public int countOf(int status) {
        return counts.getOrDefault(status, 0);
    }

    /** All answers that tell of an error. */
    public int errors() {
        int sum = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            if (entry.getKey() >= 400) {
                sum += entry.getValue();
            }
        }
        return sum;
    }

    public int getSkipped() {
        return skipped;
    }
}
