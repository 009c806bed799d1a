package com.example.restaurant;

import java.util.ArrayList;
import java.util.List;

/** What waiters get of the tips of an evening, by the hours they worked. */
public class TipCalculator {
    private static final class Shift {
        final String waiter;
        final int hours;

        Shift(String waiter, int hours) {
            this.waiter = waiter;
            this.hours = hours;
        }
    }

    private final List<Shift> shifts = new ArrayList<>();
    private int cents;

    public void worked(String waiter, int hours) {
        if (hours > 0) {
            shifts.add(new Shift(waiter, hours));
        }
    }

    public void tip(int amount) {
        cents += Math.max(0, amount);
    }

    public int shareOf(String waiter) {
        int all = 0;
        int own = 0;
        for (Shift shift : shifts) {
            all += shift.hours;
            if (shift.waiter.equals(waiter)) {
                own += shift.hours;
            }
        }
        return all == 0 ? 0 : cents * own / all;
    }

    public String longest() {
        Shift longest = null;
        for (Shift shift : shifts) {
            if (longest == null || shift.hours > longest.hours) {
                longest = shift;
            }
        }
        return longest == null ? "nobody" : longest.waiter;
    }
}
