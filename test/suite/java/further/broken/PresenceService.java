package com.example.presence;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Which user is in which room of a building. */
public class PresenceService {
    private final Map<String, String> badges = new HashMap<>();
    private final Map<String, String> rooms = new ConcurrentHashMap<>();

    public void assign(String badge, String user) {
        badges.put(badge, user);
    }

    private String userOf(String badge) {
        for (Map.Entry<String, String> entry : badges.entrySet()) {
            if (entry.getKey().equalsIgnoreCase(badge)) {
                return entry.getValue();
            }
        }
        return null;
    }

    /** Somebody holds a badge to the reader of a door. */
    public void seen(String badge, String room) {
        String user = userOf(badge);
        rooms.put(user, room);
    }

    public String whereIs(String user) {
        return rooms.getOrDefault(user, "nowhere");
    }

    public static void main(String[] args) {
        PresenceService presence = new PresenceService();
        presence.assign("A1", "ada");
        presence.seen("a1", "library");
        System.out.println(presence.whereIs("ada"));
        presence.seen("B7", "kitchen");
    }
}
