package com.example.museum;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** When a member visited, and how often on average. */
public class VisitLog {
    private final String member;
    private final List<LocalDate> visits = new ArrayList<>();

    public VisitLog(String member) {
        if (member == null || member.isEmpty()) {
            throw new IllegalArgumentException("a member has a name");
        }
        this.member = member;
    }

    /** Notes a visit; two on one day are one. */
    public void visit(LocalDate day) {
        if (visits.contains(day)) {
            return;
        }
        int position = visits.size();
        while (position > 0 && visits.get(position - 1).isAfter(day)) {
            position--;
        }
        visits.add(position, day);
    }

    public int count() {
        return visits.size();
    }

    /** Days between two visits, on average. */
    public long averageGap() {
        if (visits.isEmpty()) {
            return 0;
        }
        LocalDate first = visits.get(0);
        LocalDate last = visits.get(visits.size() - 1);
        return ChronoUnit.DAYS.between(first, last) / (visits.size() - 1);
    }

    /** Whether a visit is due, by the habits so far. */
    public boolean isOverdue(LocalDate today) {
        if (visits.size() < 2) {
            return false;
        }
        LocalDate last = visits.get(visits.size() - 1);
        return ChronoUnit.DAYS.between(last, today) > 2 * averageGap();
    }

    /** The visits of one year. */
    public int countIn(int year) {
        int count = 0;
        for (LocalDate visit : visits) {
            if (visit.getYear() == year) {
                count++;
            }
        }
        return count;
    }

    @Override
    public String toString() {
        return member + ": " + visits.size() + " visits, every " + averageGap() + " days";
    }

    public static void main(String[] args) {
        VisitLog log = new VisitLog("ada");
        log.visit(LocalDate.of(2024, 2, 29));
        System.out.println(log);
    }
}
