package java.lang;

import espalier.Any;
import espalier.NonNull;
import espalier.Nullable;
import java.io.InputStream;

/** Only a type: classes are those of the program and its libraries. */
public abstract class ClassLoader {
    protected ClassLoader() {
    }

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        return Class.forName(name, false, this);
    }

    @Nullable
    public final ClassLoader getParent() {
        return null;
    }

    @NonNull
    public static ClassLoader getSystemClassLoader() {
        return Application.LOADER;
    }

    @Nullable
    public InputStream getResourceAsStream(String name) {
        name.length();
        return Any.anyObject("a file of the class path");
    }

    @Nullable
    public static InputStream getSystemResourceAsStream(String name) {
        return getSystemClassLoader().getResourceAsStream(name);
    }

    private static final class Application extends ClassLoader {
        static final ClassLoader LOADER = new Application();
    }

    public void setDefaultAssertionStatus(boolean enabled) {
    }
}
