package com.example.workers;

import java.util.ArrayList;
import java.util.List;

/** Collects results between start and stop. */
public class PollingWorker {
    private final String name;
    private List<String> results;
    private boolean running;

    public PollingWorker(String name) {
        this.name = name;
    }

    public void start() {
        results = new ArrayList<>();
        running = true;
    }

    public void stop() {
        running = false;
    }

    public boolean isRunning() {
        return running;
    }

    public void poll(String result) {
        if (running) {
            results.add(name + ":" + result);
        }
    }

    public int resultCount() {
        return results.size();
    }

    public String summary() {
        return name + (running ? " (running)" : " (stopped)");
    }
}
