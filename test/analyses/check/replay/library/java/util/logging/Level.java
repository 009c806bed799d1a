package java.util.logging;

public class Level {
    public static final Level INFO = named("INFO");
    public static final Level FINE = named("FINE");

    private static native Level named(String name);
}
