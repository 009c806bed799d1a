package java.lang.annotation;

/** The interface that all annotation types extend. */
public interface Annotation {
    boolean equals(Object other);

    int hashCode();

    String toString();

    Class<? extends Annotation> annotationType();
}
