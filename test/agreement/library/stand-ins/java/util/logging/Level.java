package java.util.logging;

public class Level {
    public static final Level SEVERE = new Level();
    public static final Level WARNING = new Level();
    public static final Level INFO = new Level();
    public static final Level FINE = new Level();
}
