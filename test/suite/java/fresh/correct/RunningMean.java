package com.example.signals;

/** The average of the last values of a sensor, in a ring. */
public class RunningMean {
    private final double[] ring;
    private int next;
    private int filled;

    public RunningMean(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size " + size);
        }
        ring = new double[size];
    }

    public void add(double value) {
        ring[next] = value;
        next = (next + 1) % ring.length;
        if (filled < ring.length) {
            filled++;
        }
    }

    public double average() {
        if (filled == 0) {
            return Double.NaN;
        }
        double sum = 0;
        for (int i = 0; i < filled; i++) {
            sum += ring[i];
        }
        return sum / filled;
    }

    /** The value that was added so many values ago; 0 is the last one. */
    public double back(int steps) {
        if (steps < 0 || steps >= filled) {
            throw new IllegalArgumentException("nothing " + steps + " values ago");
        }
        return ring[(next - 1 - steps + ring.length) % ring.length];
    }
}
