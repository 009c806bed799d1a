package java.lang;

import espalier.NonNull;
import java.io.Serializable;

/** A boolean as an object. */
public final class Boolean implements Serializable, Comparable<Boolean> {
    public static final Boolean TRUE = new Boolean(true);
    public static final Boolean FALSE = new Boolean(false);
    public static final Class<Boolean> TYPE = boolean.class;

    private final boolean value;

    @Deprecated(since = "9", forRemoval = true)
    public Boolean(boolean value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Boolean(String text) {
        this(parseBoolean(text));
    }

    public static boolean parseBoolean(String text) {
        return "true".equalsIgnoreCase(text);
    }

    public boolean booleanValue() {
        return value;
    }

    @NonNull
    public static Boolean valueOf(boolean value) {
        return value ? TRUE : FALSE;
    }

    @NonNull
    public static Boolean valueOf(String text) {
        return parseBoolean(text) ? TRUE : FALSE;
    }

    @NonNull
    public static String toString(boolean value) {
        return value ? "true" : "false";
    }

    public String toString() {
        return value ? "true" : "false";
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(boolean value) {
        return value ? 1231 : 1237;
    }

    public boolean equals(Object other) {
        return other instanceof Boolean && value == ((Boolean) other).value;
    }

    public static boolean getBoolean(String name) {
        return name != null && !name.isEmpty() && parseBoolean(System.getProperty(name));
    }

    public int compareTo(Boolean other) {
        return compare(value, other.value);
    }

    public static int compare(boolean left, boolean right) {
        return left == right ? 0 : left ? 1 : -1;
    }

    public static boolean logicalAnd(boolean left, boolean right) {
        return left & right;
    }

    public static boolean logicalOr(boolean left, boolean right) {
        return left | right;
    }

    public static boolean logicalXor(boolean left, boolean right) {
        return left ^ right;
    }
}
