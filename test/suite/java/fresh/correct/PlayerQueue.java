package com.example.games;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Players who wait for a match. */
public class PlayerQueue {
    private static final class Player {
        final String name;
        final int strength;

        Player(String name, int strength) {
            this.name = name;
            this.strength = strength;
        }
    }

    private final Deque<Player> waiting = new ArrayDeque<>();

    public void join(String name, int strength) {
        waiting.addLast(new Player(name, strength));
    }

    public boolean leave(String name) {
        Iterator<Player> players = waiting.iterator();
        while (players.hasNext()) {
            if (players.next().name.equals(name)) {
                players.remove();
                return true;
            }
        }
        return false;
    }

    /** The two who have waited longest; nothing while fewer wait. */
    public String match() {
        if (waiting.size() < 2) {
            return "";
        }
        Player first = waiting.removeFirst();
        Player second = waiting.removeFirst();
        return first.strength >= second.strength
                ? first.name + " against " + second.name
                : second.name + " against " + first.name;
    }

    public String longest() {
        Player first = waiting.peekFirst();
        return first == null ? "nobody" : first.name;
    }
}
