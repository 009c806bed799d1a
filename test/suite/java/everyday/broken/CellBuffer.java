package com.example.tables;

import java.util.Arrays;

/** A row of cells that is filled from text: numbers become numbers, the rest stays text. */
public class CellBuffer {
    private Object[] cells = new Object[4];
    private int used;

    /** Appends one cell. */
    public void append(Object cell) {
        if (used == cells.length) {
            cells = Arrays.copyOf(cells, used * 2);
        }
        cells[used++] = cell;
    }

    /** Reads the cells of a line, which are separated by semicolons. */
    public int read(String line) {
        String[] words = line.split(";");
        Object[] parsed = words;
        for (int i = 0; i < words.length; i++) {
            String word = words[i].trim();
            if (isNumber(word)) {
                parsed[i] = Long.valueOf(word);
            } else {
                parsed[i] = word;
            }
        }
        for (Object cell : parsed) {
            append(cell);
        }
        return parsed.length;
    }

    private static boolean isNumber(String word) {
        if (word.isEmpty() || word.length() > 9) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c < '0' || c > '9') {
                return false;
            }
        }
        return true;
    }

    /** The sum of all numbers. */
    public long sum() {
        long sum = 0;
        for (int i = 0; i < used; i++) {
            if (cells[i] instanceof Long) {
                sum += (Long) cells[i];
            }
        }
        return sum;
    }

    public int size() {
        return used;
    }

    public Object get(int index) {
        if (index < 0 || index >= used) {
            throw new IndexOutOfBoundsException("cell " + index);
        }
        return cells[index];
    }

    public static void main(String[] args) {
        CellBuffer buffer = new CellBuffer();
        buffer.read("name; place");
        buffer.read("ada; 36");
        System.out.println(buffer.sum());
    }
}
