/** Count, sum, minimum and maximum of values of type double; the sum is compensated for rounding. */
package java.util;

import java.util.function.DoubleConsumer;

public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum;
    /** What rounding has added to the sum too much. */
    private double compensation;
    private double simpleSum;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long count, double min, double max, double sum) {
        if (count < 0L) {
            throw new IllegalArgumentException("Negative count value");
        }
        if (count > 0L) {
            if (min > max) {
                throw new IllegalArgumentException("Minimum greater than maximum");
            }
            int nans = (Double.isNaN(min) ? 1 : 0) + (Double.isNaN(max) ? 1 : 0) + (Double.isNaN(sum) ? 1 : 0);
            if (nans > 0 && nans < 3) {
                throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
            }
            this.count = count;
            this.sum = sum;
            this.simpleSum = sum;
            this.min = min;
            this.max = max;
        }
    }

    @Override
    public void accept(double value) {
        count++;
        simpleSum += value;
        addCompensated(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simpleSum += other.simpleSum;
        addCompensated(other.sum);
        addCompensated(-other.compensation);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    private void addCompensated(double value) {
        double corrected = value - compensation;
        double total = sum + corrected;
        compensation = (total - sum) - corrected;
        sum = total;
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double total = sum - compensation;
        return Double.isNaN(total) && Double.isInfinite(simpleSum) ? simpleSum : total;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0.0d;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + "{count=" + count + ", sum=" + String.format("%f", getSum()) + ", min="
                + String.format("%f", min) + ", average=" + String.format("%f", getAverage()) + ", max="
                + String.format("%f", max) + "}";
    }
}
