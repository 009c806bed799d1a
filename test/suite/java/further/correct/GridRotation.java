package com.example.puzzles;

/** A grid of letters that can be turned to the right. */
public class GridRotation {
    private final char[][] cells;

    public GridRotation(int rows, int columns) {
        if (rows <= 0 || columns <= 0) {
            throw new IllegalArgumentException("a grid has cells");
        }
        cells = new char[rows][columns];
    }

    public int rows() {
        return cells.length;
    }

    public int columns() {
        return cells[0].length;
    }

    public void set(int row, int column, char letter) {
        if (row < 0 || row >= rows() || column < 0 || column >= columns()) {
            throw new IllegalArgumentException("no such cell");
        }
        cells[row][column] = letter;
    }

    public GridRotation turned() {
        GridRotation turned = new GridRotation(columns(), rows());
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                turned.cells[column][rows() - 1 - row] = cells[row][column];
            }
        }
        return turned;
    }

    public String row(int row) {
        return row < 0 || row >= rows() ? "" : new String(cells[row]);
    }

    public static String corner() {
        GridRotation grid = new GridRotation(2, 3);
        grid.set(0, 2, 'x');
        grid.set(1, 1, 'y');
        return grid.turned().row(2) + grid.turned().turned().row(1);
    }
}
