package java.lang;

import espalier.Any;
import espalier.NonNull;
import espalier.Nullable;
import java.io.InputStream;

/** Only a type: classes are those of the program and its libraries. */
public abstract class ClassLoader {
    private final ClassLoader parent;

    protected ClassLoader() {
        this(getSystemClassLoader());
    }

    protected ClassLoader(ClassLoader parent) {
        this.parent = parent;
    }

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        return loadClass(name, false);
    }

    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        try {
            if (parent == null || parent instanceof Application) {
                return Class.forName(name, false, getSystemClassLoader());
            }
            return parent.loadClass(name, false);
        } catch (ClassNotFoundException unknownAbove) {
            return findClass(name);
        }
    }

    protected Class<?> findClass(String name) throws ClassNotFoundException {
        throw new ClassNotFoundException(name);
    }

    @Nullable
    public final ClassLoader getParent() {
        return parent;
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
        /** Above it the loader of the platform, above which is only the machine's own. */
        static final ClassLoader LOADER = new Application(new Application(null));

        private Application(ClassLoader parent) {
            super(parent);
        }
    }

    public void setDefaultAssertionStatus(boolean enabled) {
    }
}
