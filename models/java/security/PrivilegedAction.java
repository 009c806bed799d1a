package java.security;

@FunctionalInterface
public interface PrivilegedAction<T> {
    T run();
}
