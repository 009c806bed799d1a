package java.lang;

import espalier.Any;
import espalier.NonNull;
import espalier.Nullable;
import java.io.InputStream;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;

/** A class, interface, array type, primitive type or void of the running program. The machine knows which. */
public final class Class<T> implements Serializable, Type {
    private Class() {
    }

    @NonNull
    public static Class<?> forName(String className) throws ClassNotFoundException {
        className.length();
        Class<?> found = find(className);
        if (found == null) {
            throw new ClassNotFoundException(className);
        }
        found.initialise();
        return found;
    }

    @NonNull
    public static Class<?> forName(String name, boolean initialize, ClassLoader loader)
            throws ClassNotFoundException {
        name.length();
        Class<?> found = find(name);
        if (found == null) {
            throw new ClassNotFoundException(name);
        }
        if (initialize) {
            found.initialise();
        }
        return found;
    }

    @Nullable
    private static native Class<?> find(String name);

    private native void initialise();

    public String toString() {
        return isInterface() ? "interface " + getName() : isPrimitive() ? getName() : "class " + getName();
    }

    @NonNull
    public String toGenericString() {
        String withModifiers = Any.anyObject("Class.toGenericString");
        return withModifiers == null ? toString() : withModifiers;
    }

    public boolean isInstance(Object object) {
        return object != null && isAssignableFrom(object.getClass());
    }

    public boolean isAssignableFrom(Class<?> other) {
        other.isArray();
        return isAbove(other);
    }

    private native boolean isAbove(Class<?> other);

    public boolean isInterface() {
        return Modifier.isInterface(getModifiers());
    }

    public native boolean isArray();

    public native boolean isPrimitive();

    public boolean isAnnotation() {
        return (getModifiers() & ANNOTATION) != 0;
    }

    /** Constants with a body have a class of their own, which is no enum class. */
    public boolean isEnum() {
        return (getModifiers() & ENUM) != 0 && getSuperclass() == (Class<?>) Enum.class;
    }

    public boolean isRecord() {
        return getSuperclass() == (Class<?>) Record.class;
    }

    public boolean isSealed() {
        return getPermittedSubclasses() != null;
    }

    @Nullable
    public native Class<?>[] getPermittedSubclasses();

    public boolean isHidden() {
        return false;
    }

    public native boolean isSynthetic();

    public boolean isAnonymousClass() {
        return !isArray() && simpleName().isEmpty();
    }

    public native boolean isLocalClass();

    public native boolean isMemberClass();

    private static final int ANNOTATION = 0x2000;
    private static final int ENUM = 0x4000;

    /** As the virtual machine names it: {@code java.util.Map$Entry}, {@code [I}. */
    @NonNull
    public native String getName();

    @NonNull
    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    /** As written in source; empty for an anonymous class. */
    @NonNull
    public String getSimpleName() {
        return isArray() ? (getComponentType().getSimpleName() + "[]").intern() : simpleName();
    }

    @NonNull
    private native String simpleName();

    @Nullable
    public String getCanonicalName() {
        if (isArray()) {
            String name = getComponentType().getCanonicalName();
            return name == null ? null : (name + "[]").intern();
        }
        if (isLocalClass() || isAnonymousClass()) {
            return null;
        }
        Class<?> outer = getEnclosingClass();
        if (outer == null) {
            return getName();
        }
        String name = outer.getCanonicalName();
        return name == null ? null : (name + "." + getSimpleName()).intern();
    }

    @NonNull
    public String getPackageName() {
        Class<?> type = this;
        while (type.isArray()) {
            type = type.getComponentType();
        }
        if (type.isPrimitive()) {
            return "java.lang";
        }
        String name = type.getName();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }

    @Nullable
    public Package getPackage() {
        return isPrimitive() || isArray() ? null : new Package(getPackageName());
    }

    /** Null for classes that the machine loads itself; of the platform's other classes it is left open which these are. */
    @Nullable
    public ClassLoader getClassLoader() {
        Class<?> type = this;
        while (type.isArray()) {
            type = type.getComponentType();
        }
        String name = type.getName();
        if (type.isPrimitive() || name.startsWith("java.lang.") || name.startsWith("java.util.")
                || name.startsWith("java.io.") || name.startsWith("java.nio.") || name.startsWith("java.net.")
                || name.startsWith("java.math.") || name.startsWith("java.text.") || name.startsWith("java.time.")) {
            return null;
        }
        boolean isOfPlatform = name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.")
                || name.startsWith("sun.") || name.startsWith("com.sun.");
        if (isOfPlatform && Any.anyBoolean("which class loader")) {
            return null;
        }
        return ClassLoader.getSystemClassLoader();
    }

    @Nullable
    public InputStream getResourceAsStream(String name) {
        name.length();
        return Any.anyObject("a file of the class path");
    }

    @Nullable
    public native Class<? super T> getSuperclass();

    @NonNull
    public native Class<?>[] getInterfaces();

    @Nullable
    public native Class<?> getComponentType();

    @Nullable
    public Class<?> componentType() {
        return getComponentType();
    }

    @NonNull
    public native Class<?> arrayType();

    public native int getModifiers();

    @Nullable
    public native Class<?> getEnclosingClass();

    @Nullable
    public Class<?> getDeclaringClass() {
        return isMemberClass() ? getEnclosingClass() : null;
    }

    /** The constants in declaration order; null when this is no enum class. */
    @Nullable
    @SuppressWarnings("unchecked")
    public T[] getEnumConstants() {
        return isEnum() ? (T[]) enumValues() : null;
    }

    /** What the static method {@code values} of this enum class returns. */
    @NonNull
    private native Object[] enumValues();

    @SuppressWarnings("unchecked")
    public T cast(Object object) {
        if (object != null && !isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
        }
        return (T) object;
    }

    @NonNull
    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> other) {
        if (!other.isAssignableFrom(this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    public native boolean desiredAssertionStatus();

    @NonNull
    public String descriptorString() {
        if (isArray()) {
            return "[" + getComponentType().descriptorString();
        }
        if (!isPrimitive()) {
            return "L" + getName().replace('.', '/') + ";";
        }
        // The name of an array type shows the letter of a primitive element type.
        return this == (Class<?>) void.class ? "V" : arrayType().getName().substring(1);
    }
}
