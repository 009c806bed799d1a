package com.example.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The best results of a game, highest first. */
public class Leaderboard {
    private final int capacity;
    private final List<Entry> entries = new ArrayList<>();

    public static final class Entry {
        private final String player;
        private final int score;

        Entry(String player, int score) {
            this.player = player;
            this.score = score;
        }

        public String getPlayer() {
            return player;
        }

        public int getScore() {
            return score;
        }
    }

    public Leaderboard(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    /** Enters a result; what falls off the end is forgotten. */
    public void submit(String player, int score) {
        entries.add(new Entry(player, score));
        Collections.sort(entries, Comparator.comparingInt(Entry::getScore).reversed());
        if (entries.size() > capacity) {
            entries.remove(entries.size() - 1);
        }
    }

    /** The names of the three best, one a line. */
    public String podium() {
        StringBuilder text = new StringBuilder();
        for (int place = 1; place <= 3; place++) {
            Entry entry = entries.get(place - 1);
            text.append(place).append(". ").append(entry.getPlayer());
            text.append(" (").append(entry.getScore()).append(")\n");
        }
        return text.toString();
    }

    /** The place of a player, counted from one; zero where he is not listed. */
    public int placeOf(String player) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).player.equals(player)) {
                return i + 1;
            }
        }
        return 0;
    }

    public int size() {
        return entries.size();
    }

    public static void main(String[] args) {
        Leaderboard board = new Leaderboard(10);
        board.submit("ada", 120);
        board.submit("bob", 90);
        System.out.println(board.placeOf("bob"));
        System.out.print(board.podium());
    }
}
