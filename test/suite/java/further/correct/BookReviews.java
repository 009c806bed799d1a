package com.example.books;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Reviews of books by their title. */
public class BookReviews {
    private static final class Review {
        final String title;
        final int points;

        Review(String title, int points) {
            this.title = title;
            this.points = points;
        }
    }

    private final List<Review> reviews = new ArrayList<>();

    public void review(String title, int points) {
        if (points < 0 || points > 100) {
            throw new IllegalArgumentException("up to a hundred points");
        }
        reviews.add(new Review(title, points));
    }

    public double average() {
        int sum = 0;
        for (Review review : reviews) {
            sum += review.points;
        }
        return reviews.isEmpty() ? 0 : (double) sum / reviews.size();
    }

    public String best() {
        return reviews.stream()
                .max(Comparator.comparingInt(review -> review.points))
                .map(review -> review.title)
                .orElse("none");
    }

    public String worst() {
        Optional<Review> worst = reviews.stream().min(Comparator.comparingInt(review -> review.points));
        if (!worst.isPresent()) {
            return "none";
        }
        return worst.get().title;
    }

    public String first() {
        if (reviews.size() == 0) {
            return "none";
        }
        return reviews.get(0).title;
    }
}
