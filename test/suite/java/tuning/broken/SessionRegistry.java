package com.example.web;

import java.util.ArrayList;
import java.util.List;

/** Keeps the sessions that are alive; old ones are thrown out from time to time. */
public class SessionRegistry {
    public static class Session {
        private final String user;
        private long lastAccess;

        public Session(String user, long now) {
            this.user = user;
            this.lastAccess = now;
        }

        public String getUser() {
            return user;
        }

        public void touch(long now) {
            lastAccess = now;
        }

        public boolean isExpired(long now, long timeout) {
            return now - lastAccess > timeout;
        }
    }

    private final List<Session> sessions = new ArrayList<>();
    private final long timeout;

    public SessionRegistry(long timeout) {
        this.timeout = timeout;
    }

    public Session open(String user, long now) {
        Session session = new Session(user, now);
        sessions.add(session);
        return session;
    }

    public boolean isLoggedIn(String user) {
        for (Session session : sessions) {
            if (session.getUser().equals(user)) {
                return true;
            }
        }
        return false;
    }

    public int expire(long now) {
        int removed = 0;
        for (Session session : sessions) {
            if (session.isExpired(now, timeout)) {
                sessions.remove(session);
                removed++;
            }
        }
        return removed;
    }

    public int count() {
        return sessions.size();
    }
}
