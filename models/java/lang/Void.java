package java.lang;

/** The class that stands for the keyword void; it has no instances. */
public final class Void {
    public static final Class<Void> TYPE = void.class;

    private Void() {
    }
}
