/** Collects values of type long for a stream; can be built once. */
package java.util.stream;

import java.util.Arrays;

final class LongStreamBuilder implements LongStream.Builder {
    private long[] values = new long[4];
    private int count = 0;

    @Override
    public void accept(long value) {
        if (values == null) {
            throw new IllegalStateException();
        }
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = value;
    }

    @Override
    public LongStream build() {
        if (values == null) {
            throw new IllegalStateException();
        }
        long[] built = Arrays.copyOf(values, count);
        values = null;
        return Arrays.stream(built);
    }
}
