package com.example.sessions;

import java.util.Iterator;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/** Sessions of users, shared by many threads; the theme of each is remembered. */
public class SessionCache {
    private final Map<String, Long> lastSeen = new ConcurrentHashMap<>();
    private final Map<String, String> themes = new ConcurrentHashMap<>();
    private final Properties preferences;
    private final long lifetime;

    public SessionCache(Properties preferences, long lifetime) {
        this.preferences = preferences;
        this.lifetime = lifetime;
    }

    /** Begins a session, or keeps one alive. */
    public void touch(String user, long now) {
        lastSeen.put(user, now);
        if (!themes.containsKey(user)) {
            String theme = preferences.getProperty("theme." + user);
            themes.put(user, theme);
        }
    }

    public boolean isActive(String user, long now) {
        Long seen = lastSeen.get(user);
        return seen != null && now - seen <= lifetime;
    }

    public String themeOf(String user) {
        return themes.getOrDefault(user, "plain");
    }

    /** Ends what is older than allowed. */
    public int expire(long now) {
        int ended = 0;
        Iterator<Map.Entry<String, Long>> entries = lastSeen.entrySet().iterator();
        while (entries.hasNext()) {
            Map.Entry<String, Long> entry = entries.next();
            if (now - entry.getValue() > lifetime) {
                entries.remove();
                themes.remove(entry.getKey());
                ended++;
            }
        }
        return ended;
    }

    public int size() {
        return lastSeen.size();
    }

    public static void main(String[] args) {
        Properties preferences = new Properties();
        preferences.setProperty("theme.ada", "dark");
        SessionCache cache = new SessionCache(preferences, 60_000);
        cache.touch("ada", 0);
        cache.touch("bob", 10);
        System.out.println(cache.themeOf("bob") + " " + cache.size());
    }
}
