package espalier;

/** The run of a program on the models. */
public final class Run {
    private Run() {
    }

    /** How a run would go on from here is not known: it shows nothing. */
    public static native void stop(String reason);
}
