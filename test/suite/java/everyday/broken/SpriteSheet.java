package com.example.graphics;

import java.util.ArrayList;
import java.util.List;

/** Pictures of one size, side by side in a larger one. */
public class SpriteSheet {
    private final int columns;
    private final int rows;
    private final List<String> names;
    private int[] durations;
    private int current;

    public SpriteSheet(int columns, int rows) {
        if (columns < 1 || rows < 1) {
            throw new IllegalArgumentException(columns + " by " + rows);
        }
        this.columns = columns;
        this.rows = rows;
        this.names = new ArrayList<>();
    }

    /** Names the next picture. */
    public void name(String name) {
        if (names.size() == columns * rows) {
            throw new IllegalStateException("the sheet is full");
        }
        names.add(name);
    }

    public int indexOf(String name) {
        return names.indexOf(name);
    }

    /** The column of a picture, by its number. */
    public int columnOf(int index) {
        return index % columns;
    }

    public int rowOf(int index) {
        return index / columns;
    }

    /** Goes to the next picture, and begins again at the end. */
    public int advance() {
        current++;
        if (current == columns * rows) {
            current = 0;
        }
        return current;
    }

    /** Milliseconds that one round takes. */
    public int totalDuration() {
        int sum = 0;
        for (int duration : durations) {
            sum += duration;
        }
        return sum;
    }

    @Override
    public String toString() {
        return columns + "x" + rows + " " + names;
    }

    public static void main(String[] args) {
        SpriteSheet sheet = new SpriteSheet(4, 2);
        sheet.name("idle");
        sheet.name("walk");
        System.out.println(sheet + " at " + sheet.advance());
    }
}
