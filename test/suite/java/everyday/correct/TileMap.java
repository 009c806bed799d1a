package com.example.board;

import java.util.ArrayList;
import java.util.List;

/** A map of tiles, drawn with letters; a dot is free. */
public class TileMap {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    private final char[][] tiles;
    private final int width;

    /** Lines may be of different lengths: the shorter ones are filled up. */
    public TileMap(String... lines) {
        int widest = 0;
        for (String line : lines) {
            widest = Math.max(widest, line.length());
        }
        width = widest;
        tiles = new char[lines.length][width];
        for (int y = 0; y < lines.length; y++) {
            for (int x = 0; x < width; x++) {
                tiles[y][x] = x < lines[y].length() ? lines[y].charAt(x) : '.';
            }
        }
    }

    public boolean isInside(int x, int y) {
        return y >= 0 && y < tiles.length && x >= 0 && x < width;
    }

    public char at(int x, int y) {
        return isInside(x, y) ? tiles[y][x] : '#';
    }

    /** The free tiles around a place. */
    public List<int[]> neighbours(int x, int y) {
        List<int[]> free = new ArrayList<>();
        for (int[] step : STEPS) {
            int nextX = x + step[0];
            int nextY = y + step[1];
            if (isInside(nextX, nextY) && tiles[nextY][nextX] == '.') {
                free.add(new int[] {nextX, nextY});
            }
        }
        return free;
    }

    /** Fills the free tiles that hang together, and counts them. */
    public int fill(int x, int y, char mark) {
        if (at(x, y) != '.' || mark == '.') {
            return 0;
        }
        tiles[y][x] = mark;
        int count = 1;
        for (int[] next : neighbours(x, y)) {
            count += fill(next[0], next[1], mark);
        }
        return count;
    }

    /** Columns become rows. */
    public TileMap transposed() {
        String[] lines = new String[width];
        for (int x = 0; x < width; x++) {
            StringBuilder line = new StringBuilder();
            for (char[] row : tiles) {
                line.append(row[x]);
            }
            lines[x] = line.toString();
        }
        return new TileMap(lines);
    }

    public static void main(String[] args) {
        TileMap map = new TileMap("..#.", "#.#", "..#.");
        System.out.println(map.fill(0, 0, 'x') + " " + map.transposed().at(1, 1) + " " + map.at(9, 9));
    }
}
