package com.example.events;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Hands events to those who subscribed to their topic. */
public class EventBus {
    private final Map<String, List<Consumer<String>>> handlers = new HashMap<>();
    private int delivered;

    public void subscribe(String topic, Consumer<String> handler) {
        handlers.computeIfAbsent(topic, key -> new ArrayList<>()).add(handler);
    }

    public boolean unsubscribe(String topic, Consumer<String> handler) {
        List<Consumer<String>> list = handlers.get(topic);
        if (list == null) {
            return false;
        }
        boolean removed = list.remove(handler);
        if (list.isEmpty()) {
            handlers.remove(topic);
        }
        return removed;
    }

    public int publish(String topic, String event) {
        List<Consumer<String>> list = handlers.get(topic);
        if (list == null) {
            return 0;
        }
        int count = 0;
        for (Consumer<String> handler : new ArrayList<>(list)) {
            handler.accept(event);
            count++;
        }
        delivered += count;
        return count;
    }

    public int getDelivered() {
        return delivered;
    }

    public int topics() {
        return handlers.size();
    }
}
