import java.io.*;
import java.util.*;

public class ClockMineI {
    String name = "start";
    static final ClockMineI SELF = new ClockMineI();
    static class Now extends java.time.Clock {
        @Override public java.time.ZoneId getZone() { return java.time.ZoneOffset.UTC; }
        @Override public java.time.Clock withZone(java.time.ZoneId zone) { return this; }
        @Override public java.time.Instant instant() { hit(); return java.time.Instant.EPOCH; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(java.time.Clock x) throws Exception {
        SELF.name = "a";
        java.time.Instant.now(x);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Now());
    }
}
