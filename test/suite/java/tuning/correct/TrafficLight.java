package com.example.control;

import java.util.EnumMap;
import java.util.Map;

/** A traffic light as a state machine that counts how often each colour was shown. */
public class TrafficLight {
    public enum Colour { RED, GREEN, YELLOW }

    private final Map<Colour, Integer> shown = new EnumMap<>(Colour.class);
    private Colour current = Colour.RED;
    private boolean blinking;

    public Colour getCurrent() {
        return current;
    }

    public void advance() {
        if (blinking) {
            return;
        }
        switch (current) {
            case RED:
                current = Colour.GREEN;
                break;
            case GREEN:
                current = Colour.YELLOW;
                break;
            default:
                current = Colour.RED;
                break;
        }
        shown.merge(current, 1, Integer::sum);
    }

    public int timesShown(Colour colour) {
        Integer times = shown.get(colour);
        return times != null ? times : 0;
    }

    public void setBlinking(boolean blinking) {
        this.blinking = blinking;
        if (blinking) {
            current = Colour.YELLOW;
        }
    }

    public String describe() {
        return blinking ? "blinking" : current.name().toLowerCase();
    }
}
