package com.example.bank;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes a statement of account: a heading, one line a booking, and the balance. */
public class StatementWriter {
    private final String holder;
    private final List<Booking> bookings = new ArrayList<>();

    private static final class Booking {
        final String text;
        final long cents;

        Booking(String text, long cents) {
            this.text = text;
            this.cents = cents;
        }
    }

    public StatementWriter(String holder) {
        this.holder = holder;
    }

    public void book(String text, long cents) {
        bookings.add(new Booking(text, cents));
    }

    public long balance() {
        long sum = 0;
        for (Booking booking : bookings) {
            sum += booking.cents;
        }
        return sum;
    }

    /** Writes everything, and closes the writer. */
    public void print(Writer target) throws IOException {
        BufferedWriter out = new BufferedWriter(target);
        out.write("Statement for " + holder);
        out.newLine();
        printBookings(out);
        out.write("Balance: " + format(balance()));
        out.newLine();
        out.flush();
        out.close();
    }

    private void printBookings(BufferedWriter out) throws IOException {
        if (bookings.isEmpty()) {
            out.write("no bookings");
            out.newLine();
            out.close();
            return;
        }
        for (Booking booking : bookings) {
            out.write(booking.text + "  " + format(booking.cents));
            out.newLine();
        }
    }

    /** Cents as people write them. */
    static String format(long cents) {
        String sign = cents < 0 ? "-" : "";
        long amount = Math.abs(cents);
        long rest = amount % 100;
        return sign + amount / 100 + "." + (rest < 10 ? "0" : "") + rest;
    }
}
