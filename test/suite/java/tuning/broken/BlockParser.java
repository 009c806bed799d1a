package com.example.config;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads blocks of lines that stand between `begin` and `end`. */
public class BlockParser {
    private final List<List<String>> blocks = new ArrayList<>();

    public void parse(BufferedReader reader) throws IOException {
        String line = reader.readLine();
        while (line != null) {
            if (line.trim().equals("begin")) {
                blocks.add(readBlock(reader));
            }
            line = reader.readLine();
        }
    }

    private List<String> readBlock(BufferedReader reader) throws IOException {
        List<String> lines = new ArrayList<>();
        String line = reader.readLine();
        while (!line.trim().equals("end")) {
            lines.add(line);
            line = reader.readLine();
        }
        return lines;
    }

    public int blockCount() {
        return blocks.size();
    }

    public List<String> block(int index) {
        return new ArrayList<>(blocks.get(index));
    }

    public int longest() {
        int longest = 0;
        for (List<String> block : blocks) {
            longest = Math.max(longest, block.size());
        }
        return longest;
    }
}
