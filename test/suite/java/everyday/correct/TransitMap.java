package com.example.transit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

/** Stations and the lines between them, which run both ways. */
public class TransitMap {
    private final Map<String, Set<String>> neighbours = new HashMap<>();

    public void connect(String one, String other) {
        neighbours.computeIfAbsent(one, key -> new LinkedHashSet<>()).add(other);
        neighbours.computeIfAbsent(other, key -> new LinkedHashSet<>()).add(one);
    }

    /** Takes a line away; stations stay. */
    public void disconnect(String one, String other) {
        if (neighbours.containsKey(one)) {
            neighbours.get(one).remove(other);
        }
        if (neighbours.containsKey(other)) {
            neighbours.get(other).remove(one);
        }
    }

    /** How many stops away the others are. */
    public Map<String, Integer> distances(String start) {
        Map<String, Integer> distance = new HashMap<>();
        Queue<String> open = new ArrayDeque<>();
        distance.put(start, 0);
        open.add(start);
        while (!open.isEmpty()) {
            String station = open.poll();
            int next = distance.get(station) + 1;
            for (String neighbour : neighbours.getOrDefault(station, Collections.emptySet())) {
                if (!distance.containsKey(neighbour)) {
                    distance.put(neighbour, next);
                    open.add(neighbour);
                }
            }
        }
        return distance;
    }

    /** Stations that cannot be reached from a place. */
    public List<String> unreachable(String start) {
        Map<String, Integer> reached = distances(start);
        List<String> missing = new ArrayList<>();
        for (String station : neighbours.keySet()) {
            if (!reached.containsKey(station)) {
                missing.add(station);
            }
        }
        Collections.sort(missing);
        return missing;
    }

    /** Whether all stations hang together. */
    public boolean isConnected() {
        if (neighbours.isEmpty()) {
            return true;
        }
        String any = neighbours.keySet().iterator().next();
        return unreachable(any).isEmpty();
    }

    public int size() {
        return neighbours.size();
    }
}
