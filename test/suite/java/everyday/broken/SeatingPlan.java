package com.example.events;

import java.util.Arrays;

/** Rows of seats in front of a stage; guests are written into a grid. */
public class SeatingPlan {
    private final int rows;
    private final int seatsPerRow;
    private final String[][] grid;

    public SeatingPlan(int rows, int seatsPerRow) {
        if (rows <= 0 || seatsPerRow <= 0) {
            throw new IllegalArgumentException(rows + " rows of " + seatsPerRow);
        }
        this.rows = rows;
        this.seatsPerRow = seatsPerRow;
        this.grid = new String[rows][seatsPerRow];
    }

    /** Seats a guest; false where the seat is taken or not there. */
    public boolean seat(String guest, int row, int seat) {
        if (row < 0 || row >= rows || seat < 0 || seat >= seatsPerRow) {
            return false;
        }
        if (grid[row][seat] != null) {
            return false;
        }
        grid[row][seat] = guest;
        return true;
    }

    /** Seats a guest as far in front as possible. */
    public boolean seatAnywhere(String guest) {
        for (int row = 0; row < rows; row++) {
            for (int seat = 0; seat < seatsPerRow; seat++) {
                if (grid[row][seat] == null) {
                    grid[row][seat] = guest;
                    return true;
                }
            }
        }
        return false;
    }

    /** How many guests sit behind one another at this seat number. */
    public int countInColumn(int seat) {
        if (seat < 0 || seat >= seatsPerRow) {
            return 0;
        }
        int count = 0;
        for (int row = 0; row < seatsPerRow; row++) {
            if (grid[row][seat] != null) {
                count++;
            }
        }
        return count;
    }

    public int free() {
        int free = 0;
        for (String[] row : grid) {
            for (String guest : row) {
                if (guest == null) {
                    free++;
                }
            }
        }
        return free;
    }

    public void clear() {
        for (String[] row : grid) {
            Arrays.fill(row, null);
        }
    }

    public static void main(String[] args) {
        SeatingPlan plan = new SeatingPlan(3, 8);
        plan.seat("ada", 0, 2);
        plan.seatAnywhere("bob");
        System.out.println(plan.countInColumn(2) + " " + plan.free());
    }
}
