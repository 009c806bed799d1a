package com.example.board;

import java.util.ArrayList;
import java.util.List;

/** A field of a board, as a value. */
public final class GridPosition implements Comparable<GridPosition> {
    private final int row;
    private final int column;

    public GridPosition(int row, int column) {
        this.row = row;
        this.column = column;
    }

    public int getRow() {
        return row;
    }

    public int getColumn() {
        return column;
    }

    public List<GridPosition> neighbours() {
        List<GridPosition> found = new ArrayList<>();
        for (int r = row - 1; r <= row + 1; r++) {
            for (int c = column - 1; c <= column + 1; c++) {
                if (r != row || c != column) {
                    found.add(new GridPosition(r, c));
                }
            }
        }
        return found;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        GridPosition position = (GridPosition) other;
        return position != null && row == position.row && column == position.column;
    }

    @Override
    public int hashCode() {
        return 31 * row + column;
    }

    @Override
    public int compareTo(GridPosition other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
    }
}
