package model.util;

import java.util.List;

/** What the JDK reaches through static methods of interfaces. */
public final class ModelAccess {
    private ModelAccess() {
    }

    public static <E> List<E> listOf(Object... elements) {
        return ImmutableCollections.listOf(elements);
    }
}
