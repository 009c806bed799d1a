/** Collects values of type int for a stream; can be built once. */
package java.util.stream;

import java.util.Arrays;

final class IntStreamBuilder implements IntStream.Builder {
    private int[] values = new int[4];
    private int count = 0;

    @Override
    public void accept(int value) {
        if (values == null) {
            throw new IllegalStateException();
        }
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = value;
    }

    @Override
    public IntStream build() {
        if (values == null) {
            throw new IllegalStateException();
        }
        int[] built = Arrays.copyOf(values, count);
        values = null;
        return Arrays.stream(built);
    }
}
