package java.lang;

import espalier.Any;
import espalier.NonNull;
import espalier.Nullable;
import espalier.StandardInput;
import espalier.StandardOutput;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** Standard streams, time, environment and properties, array copies. */
public final class System {
    // Final in the JDK, where native code changes them all the same.
    @NonNull
    public static InputStream in = new StandardInput();
    @NonNull
    public static PrintStream out = new PrintStream(new StandardOutput(false), true);
    @NonNull
    public static PrintStream err = new PrintStream(new StandardOutput(true), true);

    private System() {
    }

    public static void setIn(@NonNull InputStream stream) {
        in = stream;
    }

    public static void setOut(@NonNull PrintStream stream) {
        out = stream;
    }

    public static void setErr(@NonNull PrintStream stream) {
        err = stream;
    }

    public static long currentTimeMillis() {
        return Any.anyLong("System.currentTimeMillis");
    }

    public static long nanoTime() {
        return Any.anyLong("System.nanoTime");
    }

    public static void arraycopy(Object src, int srcPos, Object dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        Class<?> from = src.getClass();
        Class<?> to = dest.getClass();
        if (!from.isArray()) {
            throw new ArrayStoreException("arraycopy: source type " + from.getName() + " is not an array");
        }
        if (!to.isArray()) {
            throw new ArrayStoreException("arraycopy: destination type " + to.getName() + " is not an array");
        }
        if (from != to && (!(src instanceof Object[]) || !(dest instanceof Object[]))) {
            throw new ArrayStoreException(
                "arraycopy: type mismatch: can not copy " + arrayName(src) + "[] into " + arrayName(dest) + "[]");
        }
        if (srcPos < 0) {
            throw new ArrayIndexOutOfBoundsException(
                "arraycopy: source index " + srcPos + " out of bounds for " + measured(src));
        }
        if (destPos < 0) {
            throw new ArrayIndexOutOfBoundsException(
                "arraycopy: destination index " + destPos + " out of bounds for " + measured(dest));
        }
        if (length < 0) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: length " + length + " is negative");
        }
        if (srcPos > arrayLength(src) - length) {
            throw new ArrayIndexOutOfBoundsException(
                "arraycopy: last source index " + (srcPos + (long) length) + " out of bounds for " + measured(src));
        }
        if (destPos > arrayLength(dest) - length) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: last destination index " + (destPos + (long) length)
                + " out of bounds for " + measured(dest));
        }
        int copied = copyElements(src, srcPos, dest, destPos, length);
        if (copied < length) {
            throw new ArrayStoreException("arraycopy: element type mismatch: can not cast one of the elements of "
                + from.getTypeName() + " to the type of the destination array, "
                + to.getComponentType().getTypeName());
        }
    }

    private static String arrayName(Object array) {
        return array instanceof Object[] ? "object array" : array.getClass().getComponentType().getName();
    }

    private static String measured(Object array) {
        return arrayName(array) + "[" + arrayLength(array) + "]";
    }

    private static native int arrayLength(Object array);

    /**
     * Copies a range that lies within both arrays, which both have references or the same primitive type as elements.
     * How many elements were copied: all, unless an element did not fit the destination's element type.
     */
    private static native int copyElements(Object src, int srcPos, Object dest, int destPos, int length);

    /** Some number that stays the same for the object's whole life; 0 for null. */
    public static native int identityHashCode(Object object);

    @NonNull
    public static String lineSeparator() {
        return "\n";
    }

    /** Made when the first property is asked for. */
    private static class Settings {
        static Properties properties = standardProperties();
    }

    /** What a run shows of the platform; to analyses most of these are any string. */
    private static Properties standardProperties() {
        Properties properties = new Properties();
        properties.setProperty("java.version", some("17.0.1"));
        properties.setProperty("java.vendor", some("Espalier"));
        properties.setProperty("java.specification.version", some("17"));
        properties.setProperty("java.class.path", some("."));
        properties.setProperty("java.io.tmpdir", some("/tmp"));
        properties.setProperty("java.home", some("/usr/lib/jvm"));
        properties.setProperty("java.vm.name", some("Espalier"));
        properties.setProperty("java.vm.version", some("17.0.1"));
        properties.setProperty("java.runtime.version", some("17.0.1"));
        properties.setProperty("java.class.version", some("61.0"));
        properties.setProperty("os.name", some("Linux"));
        properties.setProperty("os.arch", some("amd64"));
        properties.setProperty("os.version", some("1"));
        properties.setProperty("file.separator", "/");
        properties.setProperty("path.separator", ":");
        properties.setProperty("line.separator", lineSeparator());
        properties.setProperty("user.name", some("user"));
        properties.setProperty("user.home", some("/home/user"));
        properties.setProperty("user.dir", some("/"));
        properties.setProperty("file.encoding", "UTF-8");
        return properties;
    }

    private static String some(String whenRunning) {
        String value = Any.anyObject("System.getProperty");
        return value == null ? whenRunning : value;
    }

    @NonNull
    public static Properties getProperties() {
        return Settings.properties;
    }

    public static void setProperties(Properties replacement) {
        Settings.properties = replacement == null ? standardProperties() : replacement;
    }

    @Nullable
    public static String getProperty(String key) {
        checkKey(key);
        String value = Settings.properties.getProperty(key);
        return value == null ? Any.anyObject("System.getProperty") : value;
    }

    public static String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }

    @Nullable
    public static String setProperty(String key, String value) {
        checkKey(key);
        return (String) Settings.properties.setProperty(key, value);
    }

    @Nullable
    public static String clearProperty(String key) {
        checkKey(key);
        return (String) Settings.properties.remove(key);
    }

    private static void checkKey(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
    }

    @Nullable
    public static String getenv(String name) {
        name.length();
        return Any.anyObject("System.getenv");
    }

    @NonNull
    public static Map<String, String> getenv() {
        Map<String, String> environment = new HashMap<>();
        while (Any.anyBoolean("System.getenv")) {
            String name = Any.anyObject("System.getenv");
            String value = Any.anyObject("System.getenv");
            if (name != null && value != null) {
                environment.put(name, value);
            }
        }
        return Collections.unmodifiableMap(environment);
    }

    public static void exit(int status) {
        Runtime.getRuntime().exit(status);
    }

    public static void gc() {
        Runtime.getRuntime().gc();
    }

    public static void runFinalization() {
    }
}
