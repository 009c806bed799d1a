package jdk.internal.access;

/** What java.lang lets other packages of the JDK do: the little that java.util needs of it. */
public interface JavaLangAccess {
    String join(String prefix, String suffix, String delimiter, String[] elements, int size);

    <E extends Enum<E>> E[] getEnumConstantsShared(Class<E> type);
}
