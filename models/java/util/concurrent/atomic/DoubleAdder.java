/** A sum for several threads. */
package java.util.concurrent.atomic;

public class DoubleAdder extends Number implements java.io.Serializable {
    private double total = 0.0;

    public DoubleAdder() {
    }

    public void add(double x) {
        total += x;
    }

    public double sum() {
        return total;
    }

    public void reset() {
        total = 0.0;
    }

    public double sumThenReset() {
        double sum = total;
        total = 0.0;
        return sum;
    }

    @Override
    public String toString() {
        return Double.toString(total);
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
