package jdk.internal.access;

/** Does by public means what the JDK does by private ones. */
final class PublicJavaLang implements JavaLangAccess {
    @Override
    public String join(String prefix, String suffix, String delimiter, String[] elements, int size) {
        StringBuilder text = new StringBuilder(prefix);
        for (int i = 0; i < size; i++) {
            text.append(i == 0 ? "" : delimiter).append(elements[i]);
        }
        return text.append(suffix).toString();
    }

    @Override
    public <E extends Enum<E>> E[] getEnumConstantsShared(Class<E> type) {
        return type.getEnumConstants();
    }
}
