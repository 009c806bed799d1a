package com.example.metrics;

/** The mean of the last samples, and a smoothed copy of a series. */
public class MovingAverage {
    private final double[] window;
    private int filled;
    private int next;

    public MovingAverage(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("size: " + size);
        }
        window = new double[size];
    }

    public void add(double sample) {
        window[next] = sample;
        next = (next + 1) % window.length;
        if (filled < window.length) {
            filled++;
        }
    }

    public double mean() {
        if (filled == 0) {
            return 0;
        }
        double sum = 0;
        for (int i = 0; i < filled; i++) {
            sum += window[i];
        }
        return sum / filled;
    }

    public static double[] smooth(double[] series) {
        double[] result = new double[series.length];
        for (int i = 0; i < series.length; i++) {
            double before = i == 0 ? series[i] : series[i - 1];
            double after = series[i + 1];
            result[i] = (before + series[i] + after) / 3;
        }
        return result;
    }

    public static double maximum(double[] series) {
        double best = Double.NEGATIVE_INFINITY;
        for (double value : series) {
            if (value > best) {
                best = value;
            }
        }
        return best;
    }
}
