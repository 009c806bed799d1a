package com.example.calendar;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Meetings in rooms; no room has two of them at a time. */
public class MeetingCalendar {
    private final Map<String, List<Meeting>> rooms = new TreeMap<>();

    public static final class Meeting {
        private final String title;
        private LocalDateTime start;
        private final Duration length;

        Meeting(String title, LocalDateTime start, Duration length) {
            this.title = title;
            this.start = start;
            this.length = length;
        }

        public LocalDateTime end() {
            return start.plus(length);
        }

        boolean overlaps(LocalDateTime from, LocalDateTime to) {
            return start.isBefore(to) && from.isBefore(end());
        }
    }

    public void addRoom(String room) {
        rooms.putIfAbsent(room, new ArrayList<>());
    }

    /** Enters a meeting; false where the room is taken or unknown. */
    public boolean schedule(String room, String title, LocalDateTime start, Duration length) {
        List<Meeting> meetings = rooms.get(room);
        if (meetings == null || length.isNegative()) {
            return false;
        }
        for (Meeting meeting : meetings) {
            if (meeting.overlaps(start, start.plus(length))) {
                return false;
            }
        }
        meetings.add(new Meeting(title, start, length));
        return true;
    }

    /** The meeting of that title in a room; null where there is none. */
    private Meeting find(String room, String title) {
        for (Meeting meeting : rooms.getOrDefault(room, List.of())) {
            if (meeting.title.equals(title)) {
                return meeting;
            }
        }
        return null;
    }

    /** Moves a meeting to a later time. */
    public boolean postpone(String room, String title, Duration by) {
        Meeting meeting = find(room, title);
        if (meeting == null) {
            return false;
        }
        meeting.start = meeting.start.plus(by);
        return true;
    }

    /** When the last meeting of a room is over; null where it has none. */
    public LocalDateTime lastEnd(String room) {
        LocalDateTime last = null;
        for (Meeting meeting : rooms.getOrDefault(room, List.of())) {
            if (last == null || meeting.end().isAfter(last)) {
                last = meeting.end();
            }
        }
        return last;
    }

    public String describe(String room) {
        LocalDateTime end = lastEnd(room);
        return end == null ? room + " is free" : room + " is free from " + end.toLocalTime();
    }
}
