package com.example.audio;

import java.util.Arrays;

/** Samples of sound, of several channels side by side. */
public class AudioBuffer {
    private static final int LARGEST = 1 << 24;

    private final int channels;
    private short[] samples;
    private int used;

    public AudioBuffer(int channels, int frames) {
        if (channels < 1 || channels > 8 || frames < 0) {
            throw new IllegalArgumentException(channels + " channels of " + frames);
        }
        this.channels = channels;
        this.samples = new short[Math.min(LARGEST, Math.max(16, Math.multiplyExact(channels, Math.min(frames, LARGEST))))];
    }

    /** Appends one value for every channel; missing ones are silent. */
    public boolean append(int... frame) {
        if (used + channels > samples.length && !grow()) {
            return false;
        }
        for (int channel = 0; channel < channels; channel++) {
            samples[used++] = channel < frame.length ? clip(frame[channel]) : 0;
        }
        return true;
    }

    private boolean grow() {
        int wanted = Math.min(LARGEST, samples.length * 2);
        if (wanted - used < channels) {
            return false;
        }
        samples = Arrays.copyOf(samples, wanted);
        return true;
    }

    private static short clip(int value) {
        return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, value));
    }

    public int frames() {
        return used / channels;
    }

    /** The loudest value of a channel. */
    public int peak(int channel) {
        if (channel < 0 || channel >= channels) {
            throw new IllegalArgumentException("no channel " + channel);
        }
        int peak = 0;
        for (int i = channel; i < used; i += channels) {
            peak = Math.max(peak, Math.abs(samples[i]));
        }
        return peak;
    }

    /** Plays backwards what was recorded. */
    public AudioBuffer reversed() {
        AudioBuffer result = new AudioBuffer(channels, frames());
        int[] frame = new int[channels];
        for (int i = frames() - 1; i >= 0; i--) {
            for (int channel = 0; channel < channels; channel++) {
                frame[channel] = samples[i * channels + channel];
            }
            result.append(frame);
        }
        return result;
    }

    public static void main(String[] args) {
        AudioBuffer buffer = new AudioBuffer(2, 0);
        for (int i = 0; i < 40; i++) {
            buffer.append(i * 1000, -i);
        }
        System.out.println(buffer.frames() + " " + buffer.peak(0) + " " + buffer.reversed().peak(1));
    }
}
