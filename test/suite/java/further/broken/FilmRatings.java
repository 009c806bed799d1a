package com.example.films;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Ratings of films by their title. */
public class FilmRatings {
    private static final class Rating {
        final String title;
        final int stars;

        Rating(String title, int stars) {
            this.title = title;
            this.stars = stars;
        }
    }

    private final List<Rating> ratings = new ArrayList<>();

    public void rate(String title, int stars) {
        if (stars < 1 || stars > 5) {
            throw new IllegalArgumentException("one to five stars");
        }
        ratings.add(new Rating(title, stars));
    }

    public double average(String title) {
        return ratings.stream()
                .filter(rating -> rating.title.equals(title))
                .mapToInt(rating -> rating.stars)
                .average()
                .orElse(0);
    }

    /** The title that somebody has given the most stars. */
    public String favourite() {
        return ratings.stream()
                .max(Comparator.comparingInt(rating -> rating.stars))
                .get()
                .title;
    }

    public int count() {
        return ratings.size();
    }
}
