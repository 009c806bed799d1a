package com.example.signals;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** The median of the last values of a sensor. */
public class MedianWindow {
    private final int size;
    private final Deque<Double> values = new ArrayDeque<>();

    public MedianWindow(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size " + size);
        }
        this.size = size;
    }

    public void add(double value) {
        if (values.size() == size) {
            values.removeFirst();
        }
        values.addLast(value);
    }

    public double median() {
        double[] sorted = new double[values.size()];
        int next = 0;
        for (double value : values) {
            sorted[next++] = value;
        }
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        if (sorted.length % 2 == 1) {
            return sorted[middle];
        }
        return (sorted[middle - 1] + sorted[middle]) / 2;
    }

    public boolean isFull() {
        return values.size() == size;
    }
}
