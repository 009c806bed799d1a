package com.example.taxes;

import java.util.EnumMap;
import java.util.Map;

/** Value added tax by kind of goods, in tenths of a per cent. */
public class TaxTable {
    public enum Kind { FOOD, BOOKS, OTHER }

    private final Map<Kind, Integer> rates = new EnumMap<>(Kind.class);

    public TaxTable(int standard) {
        if (standard < 0) {
            throw new IllegalArgumentException("no negative tax");
        }
        for (Kind kind : Kind.values()) {
            rates.put(kind, standard);
        }
    }

    public void reduce(Kind kind, int rate) {
        if (rate >= 0 && rate < rates.get(kind)) {
            rates.put(kind, rate);
        }
    }

    public long taxOn(Kind kind, long cents) {
        int rate = rates.get(kind);
        return Math.round(cents * rate / 1000.0);
    }

    public String list() {
        StringBuilder text = new StringBuilder();
        for (Kind kind : Kind.values()) {
            text.append(kind.name().toLowerCase()).append('=').append(rates.get(kind) / 10).append(' ');
        }
        return text.toString().trim();
    }
}
