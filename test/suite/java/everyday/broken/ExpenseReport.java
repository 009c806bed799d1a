package com.example.expenses;

import java.util.LinkedHashMap;
import java.util.Map;

/** Sums up what was spent, by category. Amounts are in cents. */
public class ExpenseReport {
    private final String title;
    private final Map<String, Totals> categories = new LinkedHashMap<>();
    private int entries;
    private int rejected;

    private static final class Totals {
        int count;
        int sum;
        int highest;
    }

    public ExpenseReport(String title) {
        this.title = title == null ? "expenses" : title;
    }

    /** Adds one receipt; those without an amount are only counted. */
    public void add(String category, int cents) {
        if (cents <= 0) {
            rejected++;
            return;
        }
        Totals totals = categories.computeIfAbsent(category, name -> new Totals());
        totals.count++;
        totals.sum += cents;
        totals.highest = Math.max(totals.highest, cents);
        entries++;
    }

    public int total() {
        int sum = 0;
        for (Totals totals : categories.values()) {
            sum += totals.sum;
        }
        return sum;
    }

    /** What a receipt is worth on average. */
    public int average() {
        return total() / entries;
    }

    /** How much of everything a category is, in percent. */
    public int shareOf(String category) {
        Totals totals = categories.get(category);
        int all = total();
        if (totals == null || all == 0) {
            return 0;
        }
        return totals.sum * 100 / all;
    }

    public String render() {
        StringBuilder text = new StringBuilder(title).append('\n');
        for (Map.Entry<String, Totals> entry : categories.entrySet()) {
            Totals totals = entry.getValue();
            text.append(entry.getKey()).append(": ").append(totals.sum);
            text.append(" (highest ").append(totals.highest).append(")\n");
        }
        text.append("average: ").append(average()).append('\n');
        text.append("rejected: ").append(rejected).append('\n');
        return text.toString();
    }
}
