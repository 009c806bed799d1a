package com.example.csv;

import java.util.ArrayList;
import java.util.List;

/** Splits one line at commas; quotes keep commas, two quotes stand for one. */
public class CsvLine {
    private final List<String> cells = new ArrayList<>();

    public CsvLine(String line) {
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                if (quoted && line.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
    }

    public int size() {
        return cells.size();
    }

    public String cell(int index) {
        return index < 0 || index >= cells.size() ? "" : cells.get(index);
    }

    public static void main(String[] args) {
        CsvLine line = new CsvLine("ada,\"lovelace, countess\",\"1815\"");
        System.out.println(line.size() + " " + line.cell(1));
    }
}
