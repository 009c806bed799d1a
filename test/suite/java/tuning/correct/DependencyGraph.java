package com.example.build;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which module needs which, and an order in which to build them. */
public class DependencyGraph {
    private final Map<String, Set<String>> needs = new HashMap<>();

    public void addModule(String module) {
        needs.putIfAbsent(module, new HashSet<>());
    }

    public void addDependency(String module, String needed) {
        addModule(module);
        addModule(needed);
        needs.get(module).add(needed);
    }

    public Set<String> reachable(String module) {
        Set<String> seen = new HashSet<>();
        Deque<String> open = new ArrayDeque<>();
        open.push(module);
        while (!open.isEmpty()) {
            String current = open.pop();
            if (!seen.add(current)) {
                continue;
            }
            for (String needed : needs.getOrDefault(current, new HashSet<>())) {
                open.push(needed);
            }
        }
        return seen;
    }

    public List<String> buildOrder() {
        List<String> order = new ArrayList<>();
        Set<String> done = new HashSet<>();
        for (String module : needs.keySet()) {
            visit(module, done, order);
        }
        return order;
    }

    private void visit(String module, Set<String> done, List<String> order) {
        if (!done.add(module)) {
            return;
        }
        Set<String> all = needs.get(module);
        if (all != null) {
            for (String needed : all) {
                visit(needed, done, order);
            }
        }
        order.add(module);
    }
}
