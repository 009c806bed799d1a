package com.example.scheduling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Runs tasks when their time has come. */
public class CountdownScheduler {
    private static class Entry {
        final long time;
        final Runnable task;

        Entry(long time, Runnable task) {
            this.time = time;
            this.task = task;
        }
    }

    private final PriorityQueue<Entry> queue = new PriorityQueue<>(Comparator.comparingLong((Entry e) -> e.time));
    private final List<String> failures = new ArrayList<>();
    private long now;

    public void schedule(long delay, Runnable task) {
        queue.add(new Entry(now + Math.max(0, delay), task));
    }

    public int advance(long ticks) {
        now += ticks;
        int run = 0;
        while (!queue.isEmpty() && queue.peek().time <= now) {
            Entry entry = queue.poll();
            try {
                entry.task.run();
                run++;
            } catch (RuntimeException e) {
                failures.add(String.valueOf(e.getMessage()));
            }
        }
        return run;
    }

    public long nextTime() {
        Entry entry = queue.peek();
        return entry == null ? -1 : entry.time;
    }

    public int pending() {
        return queue.size();
    }

    public int failureCount() {
        return failures.size();
    }
}
