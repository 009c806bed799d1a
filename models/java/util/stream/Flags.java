/** What is known of a stream. */
package java.util.stream;

import java.util.Spliterator;

final class Flags {
    static final int SIZED = Spliterator.SIZED;
    static final int SORTED = Spliterator.SORTED;
    static final int DISTINCT = Spliterator.DISTINCT;
    static final int ORDERED = Spliterator.ORDERED;
    /** Some operation may end the pipeline before all elements are seen. */
    static final int SHORT_CIRCUIT = 1 << 24;

    private Flags() {
    }

    static int of(Spliterator<?> source) {
        int characteristics = source.characteristics();
        int flags = characteristics & (SIZED | SORTED | DISTINCT | ORDERED);
        if ((flags & SORTED) != 0 && source.getComparator() != null) {
            flags &= ~SORTED;
        }
        return flags;
    }

    static boolean has(int flags, int flag) {
        return (flags & flag) != 0;
    }
}
