package java.lang;

import espalier.Nullable;

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

    public void setDefaultAssertionStatus(boolean enabled) {
    }
}
