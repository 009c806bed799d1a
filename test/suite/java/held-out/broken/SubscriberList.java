package com.example.events;

import java.util.HashMap;
import java.util.Map;

/** Who is subscribed to which topic, and since when. */
public class SubscriberList {
    private final Map<String, Integer> subscribed = new HashMap<>();
    private int removals;

    public void subscribe(String who, int day) {
        subscribed.putIfAbsent(who, day);
    }

    public boolean isSubscribed(String who) {
        return subscribed.containsKey(who);
    }

    public void unsubscribe(String who) {
        if (subscribed.remove(who) != null) {
            removals++;
        }
    }

    public void dropOlderThan(int day) {
        for (Map.Entry<String, Integer> entry : subscribed.entrySet()) {
            if (entry.getValue() < day) {
                unsubscribe(entry.getKey());
            }
        }
    }

    public int size() {
        return subscribed.size();
    }

    public int getRemovals() {
        return removals;
    }
}
