package com.example.warehouse;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** How many pieces of each article are in stock. */
public class InventoryCounts {
    private final Map<String, Integer> stock = new HashMap<>();
    private final Set<String> discontinued = new TreeSet<>();

    public void receive(String article, int pieces) {
        if (pieces <= 0) {
            throw new IllegalArgumentException("pieces: " + pieces);
        }
        Integer before = stock.get(article);
        stock.put(article, before == null ? pieces : before + pieces);
    }

    public boolean ship(String article, int pieces) {
        int available = stock.get(article);
        if (available < pieces) {
            return false;
        }
        stock.put(article, available - pieces);
        return true;
    }

    public void discontinue(String article) {
        discontinued.add(article);
    }

    public boolean isOrderable(String article) {
        return stock.containsKey(article) && !discontinued.contains(article);
    }

    public int total() {
        int total = 0;
        for (int pieces : stock.values()) {
            total += pieces;
        }
        return total;
    }
}
