package com.example.stock;

import java.util.HashMap;
import java.util.Map;

/** How many pieces of an article lie on which shelf. */
public class StockLedger {
    /** A place in the store house. */
    public static final class Shelf {
        private final String aisle;
        private final int level;

        public Shelf(String aisle, int level) {
            this.aisle = aisle;
            this.level = level;
        }

        public String getAisle() {
            return aisle;
        }

        public int getLevel() {
            return level;
        }

        @Override
        public boolean equals(Object other) {
            if (this == other) {
                return true;
            }
            if (!(other instanceof Shelf)) {
                return false;
            }
            Shelf shelf = (Shelf) other;
            return aisle.equals(shelf.aisle) && level == shelf.level;
        }

        @Override
        public String toString() {
            return aisle + "/" + level;
        }
    }

    private final Map<Shelf, Integer> pieces = new HashMap<>();

    public void store(String aisle, int level, int count) {
        if (count <= 0) {
            throw new IllegalArgumentException("count " + count);
        }
        Shelf shelf = new Shelf(aisle, level);
        pieces.put(shelf, pieces.getOrDefault(shelf, 0) + count);
    }

    /** Pieces on one shelf. */
    public int count(String aisle, int level) {
        return pieces.getOrDefault(new Shelf(aisle, level), 0);
    }

    public int total() {
        int sum = 0;
        for (int count : pieces.values()) {
            sum += count;
        }
        return sum;
    }

    /** The shelf with the most pieces; null where nothing is stored. */
    public Shelf fullest() {
        Shelf fullest = null;
        int most = 0;
        for (Map.Entry<Shelf, Integer> entry : pieces.entrySet()) {
            if (entry.getValue() > most) {
                most = entry.getValue();
                fullest = entry.getKey();
            }
        }
        return fullest;
    }

    public static void main(String[] args) {
        StockLedger ledger = new StockLedger();
        ledger.store("A", 1, 20);
        ledger.store("A", 1, 5);
        System.out.println(ledger.count("A", 1) + " of " + ledger.total());
    }
}
