package com.example.presence;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Which door a user has opened last. */
public class DoorLog {
    private final Map<String, String> cards = new HashMap<>();
    private final Map<String, String> doors = new ConcurrentHashMap<>();

    public void assign(String card, String user) {
        cards.put(card, Objects.requireNonNull(user, "user"));
    }

    private String userOf(String card) {
        for (Map.Entry<String, String> entry : cards.entrySet()) {
            if (entry.getKey().equalsIgnoreCase(card)) {
                return entry.getValue();
            }
        }
        return null;
    }

    public boolean opened(String card, String door) {
        String user = userOf(card);
        if (user == null) {
            return false;
        }
        doors.put(user, door);
        return true;
    }

    public String lastDoor(String user) {
        String door = doors.get(user);
        return door != null ? door.toLowerCase() : "none";
    }

    public static void main(String[] args) {
        DoorLog log = new DoorLog();
        log.assign("A1", "ada");
        System.out.println(log.opened("a1", "Library") + log.lastDoor("ada") + log.opened("B7", "Kitchen") + log.lastDoor("bob"));
    }
}
