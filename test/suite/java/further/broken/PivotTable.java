package com.example.tables;

/** A table of numbers that can be turned. */
public class PivotTable {
    private final double[][] cells;

    public PivotTable(int rows, int columns) {
        if (rows <= 0 || columns <= 0) {
            throw new IllegalArgumentException("a table has cells");
        }
        cells = new double[rows][columns];
    }

    public int rows() {
        return cells.length;
    }

    public int columns() {
        return cells[0].length;
    }

    public void set(int row, int column, double value) {
        if (row < 0 || row >= rows() || column < 0 || column >= columns()) {
            throw new IllegalArgumentException("no such cell");
        }
        cells[row][column] = value;
    }

    /** Rows become columns. */
    public PivotTable turned() {
        PivotTable turned = new PivotTable(columns(), rows());
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                turned.cells[row][column] = cells[column][row];
            }
        }
        return turned;
    }

    public double sumOfRow(int row) {
        double sum = 0;
        for (double cell : cells[row]) {
            sum += cell;
        }
        return sum;
    }

    public static double share(int row) {
        PivotTable table = new PivotTable(2, 3);
        table.set(0, 2, 4);
        table.set(1, 1, 4);
        return row < 0 || row > 1 ? 0 : table.turned().sumOfRow(row);
    }
}
