package java.lang.reflect;

/** What all types of the language have in common. */
public interface Type {
    default String getTypeName() {
        return toString();
    }
}
