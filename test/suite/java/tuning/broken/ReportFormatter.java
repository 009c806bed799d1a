package com.example.reports;

import java.util.ArrayList;
import java.util.List;

/** Formats rows of text; a title and a footer are optional. */
public class ReportFormatter {
    private final int width;
    private final List<String> rows = new ArrayList<>();

    public ReportFormatter(int width) {
        this.width = width;
    }

    public void addRow(String row) {
        rows.add(row);
    }

    public int rowCount() {
        return rows.size();
    }

    public String render(String title, String footer) {
        StringBuilder out = new StringBuilder();
        if (title != null) {
            out.append(center(title)).append('\n');
            out.append(line('=')).append('\n');
        }
        for (String row : rows) {
            out.append(row).append('\n');
        }
        if (footer != null) {
            out.append(line('-')).append('\n');
            out.append(footer).append('\n');
        }
        if (out.length() > 0 && title.length() > width) {
            out.append("(title too long)");
        }
        return out.toString();
    }

    private String center(String text) {
        int padding = (width - text.length()) / 2;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < padding; i++) {
            out.append(' ');
        }
        return out.append(text).toString();
    }

    private String line(char c) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < width; i++) {
            out.append(c);
        }
        return out.toString();
    }
}
