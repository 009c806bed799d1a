package com.example.text;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Map;
import java.util.TreeMap;

/** Counts words of files. */
public class WordCount {
    private final Map<String, Integer> counts = new TreeMap<>();

    public void countFile(String file) throws IOException {
        try (Reader reader = new FileReader(file)) {
            count(reader);
        }
    }

    public void count(Reader source) throws IOException {
        BufferedReader reader = new BufferedReader(source);
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            for (String word : line.split("\\W+")) {
                if (!word.isEmpty()) {
                    counts.merge(word.toLowerCase(), 1, Integer::sum);
                }
            }
        }
    }

    public int of(String word) {
        Integer count = counts.get(word.toLowerCase());
        return count == null ? 0 : count;
    }

    public String mostFrequent() {
        String best = "";
        int most = 0;
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            if (entry.getValue() > most) {
                most = entry.getValue();
                best = entry.getKey();
            }
        }
        return best;
    }
}
