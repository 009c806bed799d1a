package com.example.restaurant;

import java.util.LinkedHashMap;
import java.util.Map;

/** Divides what was spent among those who are at the table. */
public class SplitBill {
    private final Map<String, Integer> guests = new LinkedHashMap<>();
    private int totalCents;

    public void seat(String guest) {
        guests.put(guest, 0);
    }

    public void leave(String guest) {
        guests.remove(guest);
    }

    public void order(String guest, int cents) {
        if (cents <= 0 || !guests.containsKey(guest)) {
            return;
        }
        guests.merge(guest, cents, Integer::sum);
        totalCents += cents;
    }

    /** Rounded up, so that nothing is missing. */
    public int share() {
        int people = guests.size();
        return (totalCents + people - 1) / people;
    }

    public int ownOf(String guest) {
        return guests.getOrDefault(guest, 0);
    }

    @Override
    public String toString() {
        return guests.size() + " guests, " + totalCents + " cents";
    }
}
