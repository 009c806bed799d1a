package espalier;

/** The character encodings that the machine knows. */
public final class Encoding {
    private Encoding() {
    }

    /** The name of an encoding by any of its usual names, case ignored; null when it is unknown. */
    @Nullable
    public static String canonicalName(String name) {
        switch (name.toUpperCase()) {
            case "UTF-8":
            case "UTF8":
                return "UTF-8";
            case "US-ASCII":
            case "ASCII":
            case "ISO646-US":
                return "US-ASCII";
            case "ISO-8859-1":
            case "ISO8859_1":
            case "ISO8859-1":
            case "LATIN1":
            case "L1":
                return "ISO-8859-1";
            case "UTF-16":
            case "UTF16":
            case "UTF_16":
            case "UNICODE":
                return "UTF-16";
            case "UTF-16BE":
            case "UTF_16BE":
                return "UTF-16BE";
            case "UTF-16LE":
            case "UTF_16LE":
                return "UTF-16LE";
            default:
                return null;
        }
    }

    /** What cannot be encoded becomes a question mark. {@code encoding} is a canonical name. */
    @NonNull
    public static native byte[] encode(String text, String encoding);

    /** What cannot be decoded becomes U+FFFD. The range lies within the array; {@code encoding} is a canonical name. */
    @NonNull
    public static native String decode(byte[] bytes, int offset, int length, String encoding);
}
