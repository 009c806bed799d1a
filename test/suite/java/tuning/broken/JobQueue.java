package com.example.jobs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/** Jobs that wait, and a record of those that were run. */
public class JobQueue {
    public static class Job {
        private final String name;
        private final int cost;

        public Job(String name, int cost) {
            this.name = name;
            this.cost = cost;
        }

        public String getName() {
            return name;
        }

        public int getCost() {
            return cost;
        }
    }

    private final Queue<Job> waiting = new ArrayDeque<>();
    private final List<String> done = new ArrayList<>();

    public void submit(Job job) {
        waiting.add(job);
    }

    public String runNext() {
        Job job = waiting.poll();
        done.add(job.getName());
        return job.getName();
    }

    public int runAll(int limit) {
        int cost = 0;
        Job job = waiting.poll();
        while (job != null && cost < limit) {
            cost += job.getCost();
            done.add(job.getName());
            job = waiting.poll();
        }
        return cost;
    }

    public int waiting() {
        return waiting.size();
    }

    public List<String> history() {
        return new ArrayList<>(done);
    }
}
