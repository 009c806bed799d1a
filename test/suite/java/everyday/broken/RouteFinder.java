package com.example.travel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds connections with the fewest changes in a net of one-way lines. */
public class RouteFinder {
    private final Map<String, List<String>> lines = new HashMap<>();

    /** A line from one stop to the next; the way back is a line of its own. */
    public void connect(String from, String to) {
        List<String> next = lines.get(from);
        if (next == null) {
            next = new ArrayList<>();
            lines.put(from, next);
        }
        if (!next.contains(to)) {
            next.add(to);
        }
    }

    public boolean isConnected(String from, String to) {
        return lines.containsKey(from) && lines.get(from).contains(to);
    }

    /** The stops on the way, both ends included; empty where there is no way. */
    public List<String> route(String start, String goal) {
        Map<String, String> reachedFrom = new HashMap<>();
        Deque<String> open = new ArrayDeque<>();
        Set<String> seen = new HashSet<>();
        open.add(start);
        seen.add(start);
        while (!open.isEmpty()) {
            String stop = open.remove();
            if (stop.equals(goal)) {
                return trace(reachedFrom, goal);
            }
            for (String next : lines.get(stop)) {
                if (seen.add(next)) {
                    reachedFrom.put(next, stop);
                    open.add(next);
                }
            }
        }
        return Collections.emptyList();
    }

    private static List<String> trace(Map<String, String> reachedFrom, String goal) {
        List<String> way = new ArrayList<>();
        String stop = goal;
        while (stop != null) {
            way.add(stop);
            stop = reachedFrom.get(stop);
        }
        Collections.reverse(way);
        return way;
    }

    /** How many lines begin anywhere in the net. */
    public int countLines() {
        int count = 0;
        for (List<String> next : lines.values()) {
            count += next.size();
        }
        return count;
    }
}
