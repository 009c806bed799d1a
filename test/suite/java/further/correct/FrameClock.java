package com.example.video;

/** At which frame of a film a time is. */
public class FrameClock {
    private final int perSecond;
    private final int step;
    private long shown;
    private long frames;

    public FrameClock(int perSecond) {
        this.perSecond = Math.max(1, perSecond);
        this.step = Math.max(1, 1000 / this.perSecond);
    }

    public long frameAt(long milliseconds) {
        return milliseconds < 0 ? 0 : milliseconds / step;
    }

    public boolean show(long milliseconds) {
        long frame = frameAt(milliseconds);
        if (frame <= shown) {
            return false;
        }
        shown = frame;
        frames++;
        return true;
    }

    /** How many frames were left out, in per cent of all. */
    public long lost() {
        return shown == 0 ? 0 : 100 * (shown - frames) / shown;
    }

    public String clock(long frame) {
        long seconds = frame / perSecond;
        return seconds / 60 + ":" + seconds % 60 + "." + frame % perSecond;
    }
}
