package java.lang;

/** An object with a natural order. */
public interface Comparable<T> {
    int compareTo(T other);
}
