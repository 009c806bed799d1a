package java.nio;

/** A bounded sequence with a position and a limit. */
public abstract class Buffer {
    private final int capacity;
    private int position;
    private int limit;

    Buffer(int capacity, int position, int limit) {
        this.capacity = capacity;
        this.limit = limit;
        this.position = position;
    }

    public final int capacity() {
        return capacity;
    }

    public final int position() {
        return position;
    }

    public Buffer position(int newPosition) {
        if (newPosition < 0 || newPosition > limit) {
            throw new IllegalArgumentException("newPosition > limit: (" + newPosition + " > " + limit + ")");
        }
        position = newPosition;
        return this;
    }

    public final int limit() {
        return limit;
    }

    public Buffer limit(int newLimit) {
        if (newLimit < 0 || newLimit > capacity) {
            throw new IllegalArgumentException("newLimit > capacity: (" + newLimit + " > " + capacity + ")");
        }
        limit = newLimit;
        position = Math.min(position, limit);
        return this;
    }

    public Buffer clear() {
        position = 0;
        limit = capacity;
        return this;
    }

    public Buffer flip() {
        limit = position;
        position = 0;
        return this;
    }

    public Buffer rewind() {
        position = 0;
        return this;
    }

    public final int remaining() {
        return limit - position;
    }

    public final boolean hasRemaining() {
        return position < limit;
    }
}
