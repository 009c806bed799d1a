package com.example.sports;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The players of a team. */
public class TeamRoster {
    private final List<Player> players = new ArrayList<>();

    public static final class Player {
        private final String name;
        private final int number;
        private int goals;

        Player(String name, int number) {
            this.name = name;
            this.number = number;
        }

        public String getName() {
            return name;
        }

        public int getGoals() {
            return goals;
        }
    }

    /** Signs a player; false where the number is worn already. */
    public boolean sign(String name, int number) {
        if (byNumber(number).isPresent()) {
            return false;
        }
        players.add(new Player(name, number));
        return true;
    }

    public Optional<Player> byNumber(int number) {
        for (Player player : players) {
            if (player.number == number) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    public void score(int number) {
        Player player = byNumber(number).orElseThrow(() -> new IllegalArgumentException("nobody wears " + number));
        player.goals++;
    }

    /** Who scored most; a dash where nobody plays. */
    public String topScorer() {
        return players.stream().max(Comparator.comparingInt(Player::getGoals)).map(Player::getName).orElse("-");
    }

    public String describe(int number) {
        Optional<Player> found = byNumber(number);
        if (!found.isPresent()) {
            return "number " + number + " is free";
        }
        Player player = found.get();
        return player.name + " (" + player.goals + ")";
    }

    public double averageGoals() {
        OptionalDouble average = players.stream().mapToInt(Player::getGoals).average();
        return average.isPresent() ? average.getAsDouble() : 0;
    }

    public static void main(String[] args) {
        TeamRoster roster = new TeamRoster();
        roster.sign("ada", 10);
        roster.sign("bob", 7);
        roster.score(10);
        System.out.println(roster.topScorer() + " " + roster.describe(7) + " " + roster.averageGoals());
    }
}
