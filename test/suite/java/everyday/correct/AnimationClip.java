package com.example.graphics;

import java.util.Arrays;

/** Pictures shown one after another, each for its own time. */
public class AnimationClip {
    private final String name;
    private final int[] durations;
    private String caption;
    private int position;

    /** All pictures for the same time. */
    public AnimationClip(String name, int frames, int duration) {
        this(name, filled(frames, duration));
    }

    public AnimationClip(String name, int... durations) {
        if (durations.length == 0) {
            throw new IllegalArgumentException("nothing to show");
        }
        this.name = name;
        this.durations = durations.clone();
    }

    private static int[] filled(int count, int value) {
        int[] array = new int[Math.max(1, count)];
        Arrays.fill(array, value);
        return array;
    }

    public void setCaption(String caption) {
        this.caption = caption;
    }

    /** The caption, or the name where none was set. */
    public String title() {
        return caption == null || caption.isEmpty() ? name : caption.trim();
    }

    public int next() {
        position = (position + 1) % durations.length;
        return durations[position];
    }

    public int previous() {
        position = position == 0 ? durations.length - 1 : position - 1;
        return durations[position];
    }

    /** Which picture is seen after so many milliseconds, in an endless round. */
    public int frameAt(long time) {
        long total = total();
        if (total <= 0 || time < 0) {
            return 0;
        }
        long rest = time % total;
        for (int i = 0; i < durations.length; i++) {
            if (rest < durations[i]) {
                return i;
            }
            rest -= durations[i];
        }
        return durations.length - 1;
    }

    public long total() {
        long sum = 0;
        for (int duration : durations) {
            sum += duration;
        }
        return sum;
    }

    public static void main(String[] args) {
        AnimationClip clip = new AnimationClip("walk", 4, 100);
        System.out.println(clip.title() + " " + clip.frameAt(250) + " " + clip.previous() + " " + clip.next());
    }
}
