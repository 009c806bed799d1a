package com.example.files;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** Sizes of the files below a folder. */
public class DirectorySummary {
    private final List<String> large = new ArrayList<>();
    private final long threshold;
    private int files;

    public DirectorySummary(long threshold) {
        this.threshold = threshold;
    }

    public long sizeOf(File folder) {
        long size = 0;
        for (File file : folder.listFiles()) {
            if (file.isDirectory()) {
                size += sizeOf(file);
            } else {
                size += file.length();
                note(file);
            }
        }
        return size;
    }

    private void note(File file) {
        files++;
        if (file.length() >= threshold) {
            large.add(file.getPath());
        }
    }

    public int fileCount() {
        return files;
    }

    public List<String> largeFiles() {
        return new ArrayList<>(large);
    }
}
