/** A sum for several threads. */
package java.util.concurrent.atomic;

public class LongAdder extends Number implements java.io.Serializable {
    private long total = 0L;

    public LongAdder() {
    }

    public void add(long x) {
        total += x;
    }

    public void increment() {
        add(1L);
    }

    public void decrement() {
        add(-1L);
    }

    public long sum() {
        return total;
    }

    public void reset() {
        total = 0L;
    }

    public long sumThenReset() {
        long sum = total;
        total = 0L;
        return sum;
    }

    @Override
    public String toString() {
        return Long.toString(total);
    }

    public long longValue() {
        return (long) total;
    }

    public int intValue() {
        return (int) total;
    }

    public float floatValue() {
        return (float) total;
    }

    public double doubleValue() {
        return (double) total;
    }
}
