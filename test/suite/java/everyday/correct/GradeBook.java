package com.example.school;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Grades of pupils, from one to five. */
public class GradeBook {
    private final Map<String, List<Integer>> grades = new LinkedHashMap<>();

    public void enter(String pupil, int grade) {
        if (grade < 1 || grade > 5) {
            throw new IllegalArgumentException("no grade: " + grade);
        }
        grades.computeIfAbsent(pupil, name -> new ArrayList<>()).add(grade);
    }

    /** The average in tenths; zero for those without a grade. */
    public int average(String pupil) {
        List<Integer> list = grades.get(pupil);
        if (list == null || list.isEmpty()) {
            return 0;
        }
        int sum = 0;
        for (int grade : list) {
            sum += grade;
        }
        return 10 * sum / list.size();
    }

    /** The average of the class, over those who have grades. */
    public int classAverage() {
        int sum = 0;
        int pupils = 0;
        for (String pupil : grades.keySet()) {
            int average = average(pupil);
            if (average > 0) {
                sum += average;
                pupils++;
            }
        }
        return pupils == 0 ? 0 : sum / pupils;
    }

    /** The grade in the middle. */
    public double median(String pupil) {
        List<Integer> sorted = new ArrayList<>(grades.getOrDefault(pupil, Collections.emptyList()));
        if (sorted.isEmpty()) {
            return 0;
        }
        Collections.sort(sorted);
        int middle = sorted.size() / 2;
        if (sorted.size() % 2 == 1) {
            return sorted.get(middle);
        }
        return (sorted.get(middle - 1) + sorted.get(middle)) / 2.0;
    }

    /** How often each grade was given, the best first. */
    public int[] histogram() {
        int[] counts = new int[5];
        for (List<Integer> list : grades.values()) {
            for (int grade : list) {
                counts[grade - 1]++;
            }
        }
        return counts;
    }

    public static void main(String[] args) {
        GradeBook book = new GradeBook();
        book.enter("ada", 1);
        book.enter("ada", 2);
        book.enter("bob", 4);
        System.out.println(book.average("ada") + " " + book.classAverage() + " " + book.histogram()[3]);
    }
}
