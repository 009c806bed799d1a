/** An intermediate operation: turns a sink of its results into a sink of its inputs. */
package java.util.stream;

interface Operation<T, R> {
    /** `flags` are those of the stream before the operation. */
    Sink<T> wrap(int flags, Sink<R> downstream);

    /** The flags of the stream after the operation. */
    int flags(int before);

    /** The number of elements after the operation, given the number before it; asked only while that is known. */
    default long size(long before) {
        return before;
    }
}
