public class NumericalMethods {
    interface Function {
        double at(double x);
    }

    static double newton(Function f, Function derivative, double x) {
        for (int i = 0; i < 20; i++) {
            double step = f.at(x) / derivative.at(x);
            x -= step;
            if (Math.abs(step) < 1e-12) break;
        }
        return x;
    }

    static double simpson(Function f, double a, double b, int n) {
        double h = (b - a) / n, sum = f.at(a) + f.at(b);
        for (int i = 1; i < n; i++) sum += f.at(a + i * h) * (i % 2 == 0 ? 2 : 4);
        return sum * h / 3;
    }

    static double squareRoot(double x) {
        double guess = x / 2, previous;
        do {
            previous = guess;
            guess = (guess + x / guess) / 2;
        } while (Math.abs(guess - previous) > 1e-14 * guess);
        return guess;
    }

    static double exponential(double x) {
        double term = 1, sum = 1;
        for (int n = 1; sum + term != sum || n < 5; n++) {
            term *= x / n;
            sum += term;
        }
        return sum;
    }

    static float kahan(float[] values) {
        float sum = 0, compensation = 0;
        for (float v : values) {
            float y = v - compensation;
            float t = sum + y;
            compensation = (t - sum) - y;
            sum = t;
        }
        return sum;
    }

    static double horner(double x, double... coefficients) {
        double result = 0;
        for (double c : coefficients) result = result * x + c;
        return result;
    }

    static int steps(double target) {
        int n = 0;
        for (double x = 1; x > target; x /= 3) n++;
        return n;
    }

    static String compare(double a, double b) {
        return a < b ? "<" : a > b ? ">" : a == b ? "=" : "?";
    }

    public static void main(String[] args) {
        System.out.println(Math.round(newton(x -> x * x - 2, x -> 2 * x, 1) * 1e10) / 1e10);
        System.out.println(Math.round(simpson(x -> x * x * x, 0, 2, 10) * 1e9) / 1e9);
        System.out.println(squareRoot(2) + " " + squareRoot(1e10) + " " + squareRoot(0.25));
        System.out.println(Math.abs(exponential(1) - Math.E) < 1e-15);
        float[] values = new float[10001];
        values[0] = 1e8f;
        java.util.Arrays.fill(values, 1, values.length, 1f);
        float naive = 0;
        for (float v : values) naive += v;
        System.out.println((long) naive + " " + (long) kahan(values));
        System.out.println(horner(2, 1, 0, -3, 5) + " " + horner(0.5) + " " + steps(1e-6));
        System.out.println(compare(0.1 + 0.2, 0.3) + compare(Double.NaN, 1) + compare(-0.0, 0.0) + compare(1e308 * 10, Double.POSITIVE_INFINITY));
        double machineEpsilon = 1;
        while (1 + machineEpsilon / 2 != 1) machineEpsilon /= 2;
        float floatEpsilon = 1;
        while (1 + floatEpsilon / 2 != 1) floatEpsilon /= 2;
        System.out.println(machineEpsilon + " " + floatEpsilon);
        double alternating = 0;
        for (int i = 1; i <= 1000; i++) alternating += (i % 2 == 1 ? 1.0 : -1.0) / i;
        System.out.println(alternating + " " + (float) alternating + " " + (int) (alternating * 1000) / 10.0);
        long bits = Double.doubleToLongBits(-6.25);
        System.out.println((bits < 0) + " " + ((bits >>> 52 & 0x7ff) - 1023) + " " + Long.toHexString(bits & (1L << 52) - 1));
        System.out.println(100 * 1.1 + " " + 3.0 * 1.1 + " " + 1.1f * 1.1f + " " + (double) (1.1f * 1.1f) + " " + 1e16 + 1 + " " + (1e16 + 1));
    }
}
