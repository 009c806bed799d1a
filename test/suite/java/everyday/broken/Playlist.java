package com.example.music;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** What is played next, and what was played before. */
public class Playlist {
    private final Deque<String> upcoming = new ArrayDeque<>();
    private final Deque<String> played = new ArrayDeque<>();
    private final int remembered;
    private boolean repeating;

    public Playlist(int remembered) {
        this.remembered = Math.max(1, remembered);
    }

    public void append(String title) {
        upcoming.addLast(title);
    }

    /** Plays this one before all others. */
    public void playNext(String title) {
        upcoming.addFirst(title);
    }

    public void setRepeating(boolean repeating) {
        this.repeating = repeating;
    }

    /** The next title; null where nothing is left. */
    public String next() {
        if (upcoming.isEmpty()) {
            if (!repeating) {
                return null;
            }
            rewind();
        }
        String title = upcoming.removeFirst();
        played.addLast(title);
        if (played.size() > remembered) {
            played.removeFirst();
        }
        return title;
    }

    /** Starts again with what was played. */
    private void rewind() {
        while (!played.isEmpty()) {
            upcoming.addLast(played.removeFirst());
        }
    }

    /** Goes back by one title. */
    public boolean back() {
        if (played.isEmpty()) {
            return false;
        }
        upcoming.addFirst(played.removeLast());
        return true;
    }

    /** Everything that waits, in order. */
    public List<String> upcoming() {
        return new ArrayList<>(upcoming);
    }

    public int size() {
        return upcoming.size();
    }

    public static void main(String[] args) {
        Playlist playlist = new Playlist(20);
        playlist.setRepeating(true);
        for (String title : args) {
            playlist.append(title);
        }
        System.out.println(playlist.next());
    }
}
