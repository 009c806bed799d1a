package com.example.invoices;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Adds up the lines of an invoice, with a discount in per cent for groups of customers. */
public class InvoiceTotals {
    public enum Group { RETAIL, TRADE, STAFF }

    private static final class Line {
        final long cents;
        final int count;

        Line(long cents, int count) {
            this.cents = cents;
            this.count = count;
        }
    }

    private final Map<Group, Integer> discounts = new HashMap<>();
    private final List<Line> lines = new ArrayList<>();

    public InvoiceTotals() {
        discounts.put(Group.TRADE, 10);
        discounts.put(Group.STAFF, 25);
    }

    public void add(long cents, int count) {
        if (cents < 0 || count <= 0) {
            throw new IllegalArgumentException("no such line");
        }
        lines.add(new Line(cents, count));
    }

    public long net() {
        long sum = 0;
        for (Line line : lines) {
            sum += line.cents * line.count;
        }
        return sum;
    }

    public long gross(Group group) {
        long net = net();
        int discount = discounts.get(group);
        return net - net * discount / 100;
    }

    public String summary() {
        StringBuilder text = new StringBuilder();
        for (Group group : Group.values()) {
            text.append(group).append(": ").append(gross(group)).append('\n');
        }
        return text.toString();
    }
}
