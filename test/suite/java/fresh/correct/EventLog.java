package com.example.events;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What has happened, by kind. */
public class EventLog {
    public interface Event {
        long at();
    }

    public static final class Login implements Event {
        private final String user;
        private final long at;

        public Login(String user, long at) {
            this.user = user;
            this.at = at;
        }

        @Override
        public long at() {
            return at;
        }

        public String getUser() {
            return user;
        }
    }

    public static final class Crash implements Event {
        private final long at;
        private final Throwable cause;

        public Crash(long at, Throwable cause) {
            this.at = at;
            this.cause = cause;
        }

        @Override
        public long at() {
            return at;
        }

        public String describe() {
            return cause == null ? "unknown" : String.valueOf(cause.getMessage());
        }
    }

    private final List<Event> events = new ArrayList<>();

    public void note(Event event) {
        events.add(event);
        events.sort((left, right) -> Long.compare(left.at(), right.at()));
    }

    public List<String> users() {
        List<String> users = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Login) {
                users.add(((Login) event).getUser());
            }
        }
        return Collections.unmodifiableList(users);
    }

    public String lastCrash() {
        for (int i = events.size() - 1; i >= 0; i--) {
            if (events.get(i) instanceof Crash) {
                return ((Crash) events.get(i)).describe();
            }
        }
        return "";
    }

    public void forgetBefore(long time) {
        events.removeIf(event -> event.at() < time);
    }
}
