package espalier;

/**
 * Values that the platform leaves open: time, input, environment, unseeded randomness, undocumented order.
 *
 * A run of the program gets one reproducible value per call; analyses and enumeration consider every value of the type,
 * null included. {@code source} names what is open and must be a string literal.
 */
public final class Any {
    private Any() {
    }

    public static native boolean anyBoolean(String source);

    public static native byte anyByte(String source);

    public static native short anyShort(String source);

    public static native char anyChar(String source);

    public static native int anyInt(String source);

    public static native long anyLong(String source);

    public static native float anyFloat(String source);

    public static native double anyDouble(String source);

    /** Null, or an object of the type that the context asks for. */
    public static native <T> T anyObject(String source);

    /** Some int from {@code low} to {@code high}, both included; {@code low} when running, unless zero is in range. */
    public static int anyInt(String source, int low, int high) {
        int value = anyInt("a choice from a range");
        if (value < low || value > high) {
            return low;
        }
        return value;
    }
}
