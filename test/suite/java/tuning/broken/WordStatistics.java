package com.example.text;

import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts words and tells the most frequent one. */
public class WordStatistics {
    private final Map<String, Integer> counts = new HashMap<>();
    private int total;

    public void addText(String text) {
        for (String word : text.split(" ")) {
            if (!word.isEmpty()) {
                add(word.toLowerCase());
            }
        }
    }

    private void add(String word) {
        counts.put(word, counts.getOrDefault(word, 0) + 1);
        total++;
    }

    public int getTotal() {
        return total;
    }

    public int distinct() {
        return counts.size();
    }

    public String mostFrequent() {
        Iterator<Map.Entry<String, Integer>> entries = counts.entrySet().iterator();
        Map.Entry<String, Integer> best = entries.next();
        while (entries.hasNext()) {
            Map.Entry<String, Integer> entry = entries.next();
            if (entry.getValue() > best.getValue()) {
                best = entry;
            }
        }
        return best.getKey();
    }

    public Set<String> words() {
        return Collections.unmodifiableSet(counts.keySet());
    }

    public Map<String, Integer> sorted() {
        return new TreeMap<>(counts);
    }
}
