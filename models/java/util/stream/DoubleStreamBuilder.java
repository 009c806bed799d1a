/** Collects values of type double for a stream; can be built once. */
package java.util.stream;

import java.util.Arrays;

final class DoubleStreamBuilder implements DoubleStream.Builder {
    private double[] values = new double[4];
    private int count = 0;

    @Override
    public void accept(double value) {
        if (values == null) {
            throw new IllegalStateException();
        }
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = value;
    }

    @Override
    public DoubleStream build() {
        if (values == null) {
            throw new IllegalStateException();
        }
        double[] built = Arrays.copyOf(values, count);
        values = null;
        return Arrays.stream(built);
    }
}
