package com.example.files;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.io.Reader;

/** Counts lines, blank ones and the longest. */
public class LineCounter {
    private int lines;
    private int blank;
    private String longest = "";

    public void countFile(String path) throws IOException {
        try (BufferedReader reader = new BufferedReader(new FileReader(path))) {
            count(reader);
        }
    }

    public void countAll(Reader source) throws IOException {
        BufferedReader reader = new BufferedReader(source);
        try {
            count(reader);
        } finally {
            reader.close();
        }
    }

    private void count(BufferedReader reader) throws IOException {
        String line;
        while ((line = reader.readLine()) != null) {
            lines++;
            if (line.trim().isEmpty()) {
                blank++;
            }
            if (line.length() > longest.length()) {
                longest = line;
            }
        }
    }

    public int getLines() {
        return lines;
    }

    public int getBlank() {
        return blank;
    }

    public String getLongest() {
        return longest;
    }
}
