package com.example.logs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Counts the lines of a log by their level. */
public class LogScanner {
    public enum Level {
        DEBUG, INFO, WARN, ERROR
    }

    private final Map<Level, Integer> counts = new EnumMap<>(Level.class);
    private String lastError;

    /** Reads a file of text. */
    public int scan(Path file) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return scan(reader);
        }
    }

    public int scan(String text) {
        try (Reader reader = new StringReader(text)) {
            return scan(new BufferedReader(reader));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private int scan(BufferedReader reader) throws IOException {
        int lines = 0;
        String line;
        while ((line = reader.readLine()) != null) {
            Level level = levelOf(line);
            if (level == null) {
                continue;
            }
            counts.merge(level, 1, Integer::sum);
            if (level == Level.ERROR) {
                lastError = line;
            }
            lines++;
        }
        return lines;
    }

    /** The level that a line begins with; null where it goes on with another. */
    private static Level levelOf(String line) {
        int blank = line.indexOf(' ');
        String word = (blank < 0 ? line : line.substring(0, blank)).toUpperCase(Locale.ROOT);
        for (Level level : Level.values()) {
            if (level.name().equals(word)) {
                return level;
            }
        }
        return null;
    }

    public int count(Level level) {
        Integer count = counts.get(level);
        return count == null ? 0 : count;
    }

    /** The last error without its level; empty where there was none. */
    public String lastError() {
        if (lastError == null) {
            return "";
        }
        return lastError.substring(Level.ERROR.name().length()).trim();
    }
}
