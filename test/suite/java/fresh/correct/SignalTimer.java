package com.example.traffic;

import java.util.EnumMap;
import java.util.Map;

/** A traffic light with the seconds of each colour. */
public class SignalTimer {
    public enum Colour {
        RED, GREEN, YELLOW;

        Colour next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    private final Map<Colour, Integer> seconds = new EnumMap<>(Colour.class);
    private Colour colour = Colour.RED;
    private int left;

    public SignalTimer() {
        for (Colour each : Colour.values()) {
            seconds.put(each, each == Colour.YELLOW ? 3 : 30);
        }
        left = seconds.get(colour);
    }

    public void set(Colour which, int length) {
        if (which == null || length < 1) {
            throw new IllegalArgumentException("colour and length");
        }
        seconds.put(which, length);
    }

    public void tick() {
        left--;
        if (left <= 0) {
            colour = colour.next();
            left = seconds.get(colour);
        }
    }

    public boolean mayGo() {
        return colour == Colour.GREEN;
    }
}
