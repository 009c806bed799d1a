package com.example.sensors;

/** The last samples of a sensor, in a ring. */
public class SampleRing {
    private final Integer[] ring;
    private int next;
    private int count;

    public SampleRing(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("room for one sample at least");
        }
        ring = new Integer[size];
    }

    public void add(int sample) {
        ring[next] = sample;
        next = (next + 1) % ring.length;
        if (count < ring.length) {
            count++;
        }
    }

    /** The sample taken so many samples ago: 1 is the last one. */
    public int back(int steps) {
        if (steps < 1 || steps > count) {
            return 0;
        }
        return ring[(next - steps + ring.length) % ring.length];
    }

    public int mean() {
        if (count == 0) {
            return 0;
        }
        long sum = 0;
        for (int steps = 1; steps <= count; steps++) {
            sum += back(steps);
        }
        return (int) (sum / count);
    }

    public static void main(String[] args) {
        SampleRing ring = new SampleRing(3);
        for (int sample : new int[] {4, 8, 15, 16}) {
            ring.add(sample);
        }
        System.out.println(ring.back(1) + " " + ring.back(2) + " " + ring.back(3) + " " + ring.mean());
    }
}
