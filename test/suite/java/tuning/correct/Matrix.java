package com.example.math;

/** A matrix of numbers with the usual operations. */
public class Matrix {
    private final int rows;
    private final int columns;
    private final double[][] cells;

    public Matrix(int rows, int columns) {
        if (rows <= 0 || columns <= 0) {
            throw new IllegalArgumentException("empty matrix");
        }
        this.rows = rows;
        this.columns = columns;
        this.cells = new double[rows][columns];
    }

    public static Matrix identity(int size) {
        Matrix matrix = new Matrix(size, size);
        for (int i = 0; i < size; i++) {
            matrix.cells[i][i] = 1;
        }
        return matrix;
    }

    public double get(int row, int column) {
        return cells[row][column];
    }

    public void set(int row, int column, double value) {
        cells[row][column] = value;
    }

    public Matrix times(Matrix other) {
        if (columns != other.rows) {
            throw new IllegalArgumentException("sizes differ");
        }
        Matrix result = new Matrix(rows, other.columns);
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < other.columns; j++) {
                double sum = 0;
                for (int k = 0; k < columns; k++) {
                    sum += cells[i][k] * other.cells[k][j];
                }
                result.cells[i][j] = sum;
            }
        }
        return result;
    }

    public Matrix transposed() {
        Matrix result = new Matrix(columns, rows);
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                result.cells[j][i] = cells[i][j];
            }
        }
        return result;
    }

    public double trace() {
        double sum = 0;
        for (int i = 0; i < Math.min(rows, columns); i++) {
            sum += cells[i][i];
        }
        return sum;
    }
}
