package com.example.notifications;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Hands notices to those who asked for their kind. */
public class NotificationCenter {
    public enum Kind {
        MAIL, PHONE, ALARM
    }

    public interface Notice {
        Kind kind();
    }

    public static final class Mail implements Notice {
        final String subject;

        public Mail(String subject) {
            this.subject = subject;
        }

        @Override
        public Kind kind() {
            return Kind.MAIL;
        }
    }

    public static final class Alarm implements Notice {
        final int level;

        public Alarm(int level) {
            this.level = level;
        }

        @Override
        public Kind kind() {
            return Kind.ALARM;
        }
    }

    public interface Receiver {
        void receive(String text);
    }

    private final Map<Kind, List<Receiver>> receivers = new EnumMap<>(Kind.class);
    private int delivered;

    public NotificationCenter() {
        for (Kind kind : Kind.values()) {
            receivers.put(kind, new ArrayList<>());
        }
    }

    public void subscribe(Kind kind, Receiver receiver) {
        receivers.get(kind).add(receiver);
    }

    /** Tells everybody who asked; receivers may subscribe while they are told. */
    public void post(Notice notice) {
        String text = describe(notice);
        for (Receiver receiver : new ArrayList<>(receivers.get(notice.kind()))) {
            receiver.receive(text);
            delivered++;
        }
    }

    private static String describe(Notice notice) {
        if (notice instanceof Mail) {
            return "mail: " + ((Mail) notice).subject;
        }
        if (notice instanceof Alarm) {
            Alarm alarm = (Alarm) notice;
            return alarm.level > 5 ? "ALARM" : "alarm " + alarm.level;
        }
        return notice.kind().name();
    }

    public int getDelivered() {
        return delivered;
    }
}
