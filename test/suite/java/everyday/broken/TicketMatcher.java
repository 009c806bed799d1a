package com.example.support;

import java.util.ArrayList;
import java.util.List;

/** Support tickets with numbers; duplicates are merged into the first. */
public class TicketMatcher {
    private final List<Ticket> tickets = new ArrayList<>();
    private int nextNumber = 1000;

    public static final class Ticket {
        private final Integer number;
        private final String subject;
        private final List<String> comments = new ArrayList<>();
        private Integer duplicateOf;

        Ticket(Integer number, String subject) {
            this.number = number;
            this.subject = subject;
        }

        public Integer getNumber() {
            return number;
        }

        public String getSubject() {
            return subject;
        }

        public int commentCount() {
            return comments.size();
        }
    }

    /** Opens a ticket and returns its number. */
    public int open(String subject) {
        Ticket ticket = new Ticket(nextNumber++, subject.trim());
        tickets.add(ticket);
        return ticket.number;
    }

    /** The ticket of that number; null where there is none. */
    public Ticket byNumber(Integer number) {
        for (Ticket ticket : tickets) {
            if (ticket.getNumber() == number) {
                return ticket;
            }
        }
        return null;
    }

    public boolean comment(int number, String text) {
        Ticket ticket = byNumber(number);
        if (ticket == null) {
            return false;
        }
        ticket.comments.add(text);
        return true;
    }

    /** Marks one ticket as a copy of another. */
    public boolean merge(int copy, int original) {
        Ticket ticket = byNumber(copy);
        Ticket kept = byNumber(original);
        if (ticket == null || kept == null || ticket == kept) {
            return false;
        }
        kept.comments.addAll(ticket.comments);
        ticket.duplicateOf = kept.number;
        return true;
    }

    /** Tickets that are no copy of another. */
    public int countOriginals() {
        int count = 0;
        for (Ticket ticket : tickets) {
            if (ticket.duplicateOf == null) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        TicketMatcher matcher = new TicketMatcher();
        int number = matcher.open("printer on fire");
        System.out.println(matcher.comment(number, "bring water") ? "noted" : "no such ticket");
    }
}
