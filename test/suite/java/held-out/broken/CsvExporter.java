package com.example.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes rows as comma-separated values. */
public class CsvExporter {
    private final char separator;
    private int written;

    public CsvExporter(char separator) {
        this.separator = separator;
    }

    public void export(List<String[]> rows, Writer target) throws IOException {
        BufferedWriter writer = new BufferedWriter(target);
        for (String[] row : rows) {
            writeRow(writer, row);
        }
        writer.close();
        if (rows.isEmpty()) {
            writer.write("empty");
        }
    }

    private void writeRow(BufferedWriter writer, String[] row) throws IOException {
        for (int i = 0; i < row.length; i++) {
            if (i > 0) {
                writer.write(separator);
            }
            writer.write(quote(row[i]));
        }
        writer.newLine();
        written++;
    }

    private String quote(String value) {
        if (value.indexOf(separator) < 0 && value.indexOf('"') < 0) {
            return value;
        }
        return '"' + value.replace("\"", "\"\"") + '"';
    }

    public int getWritten() {
        return written;
    }
}
