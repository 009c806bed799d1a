package jdk.internal.misc;

/** Raw memory is not modelled; these numbers are only handed on. */
public final class Unsafe {
    public static final long ARRAY_BOOLEAN_BASE_OFFSET = 16;
    public static final long ARRAY_BYTE_BASE_OFFSET = 16;
    public static final long ARRAY_SHORT_BASE_OFFSET = 16;
    public static final long ARRAY_CHAR_BASE_OFFSET = 16;
    public static final long ARRAY_INT_BASE_OFFSET = 16;
    public static final long ARRAY_LONG_BASE_OFFSET = 16;
    public static final long ARRAY_FLOAT_BASE_OFFSET = 16;
    public static final long ARRAY_DOUBLE_BASE_OFFSET = 16;
    public static final long ARRAY_OBJECT_BASE_OFFSET = 16;

    private Unsafe() {
    }
}
