package java.nio.charset;

import espalier.Encoding;
import espalier.NonNull;

/** A named character encoding. */
public final class Charset implements Comparable<Charset> {
    private static final String[] NAMES = {"US-ASCII", "ISO-8859-1", "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-16"};
    private static final Charset[] KNOWN = new Charset[NAMES.length];

    static {
        for (int i = 0; i < NAMES.length; i++) {
            KNOWN[i] = new Charset(NAMES[i]);
        }
    }

    private final String name;

    private Charset(String name) {
        this.name = name;
    }

    public static boolean isSupported(String charsetName) {
        return find(charsetName) != null;
    }

    @NonNull
    public static Charset forName(String charsetName) {
        Charset found = find(charsetName);
        if (found == null) {
            throw new UnsupportedCharsetException(charsetName);
        }
        return found;
    }

    private static Charset find(String charsetName) {
        if (charsetName == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        checkName(charsetName);
        String canonical = Encoding.canonicalName(charsetName);
        for (Charset charset : KNOWN) {
            if (charset.name.equals(canonical)) {
                return charset;
            }
        }
        return null;
    }

    private static void checkName(String name) {
        boolean legal = !name.isEmpty();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean word = c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
            legal = legal && (word || i > 0 && "-+:_.".indexOf(c) >= 0);
        }
        if (!legal) {
            throw new IllegalCharsetNameException(name);
        }
    }

    /** UTF-8, as since Java 18 on every platform. */
    @NonNull
    public static Charset defaultCharset() {
        return KNOWN[2];
    }

    @NonNull
    public String name() {
        return name;
    }

    @NonNull
    public String displayName() {
        return name;
    }

    public boolean isRegistered() {
        return true;
    }

    public boolean canEncode() {
        return true;
    }

    public int compareTo(Charset other) {
        return name.compareToIgnoreCase(other.name);
    }

    public int hashCode() {
        return name.hashCode();
    }

    public boolean equals(Object other) {
        return other instanceof Charset && name.equals(((Charset) other).name);
    }

    public String toString() {
        return name;
    }
}
