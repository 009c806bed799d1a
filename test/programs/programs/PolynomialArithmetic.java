import java.util.Arrays;

public class PolynomialArithmetic {
    private final int[] coefficients;

    PolynomialArithmetic(int... coefficients) {
        int length = coefficients.length;
        while (length > 0 && coefficients[length - 1] == 0) length--;
        this.coefficients = Arrays.copyOf(coefficients, length);
    }

    int degree() {
        return coefficients.length - 1;
    }

    private int at(int i) {
        return i < coefficients.length ? coefficients[i] : 0;
    }

    PolynomialArithmetic plus(PolynomialArithmetic other) {
        int[] sum = new int[Math.max(coefficients.length, other.coefficients.length)];
        for (int i = 0; i < sum.length; i++) sum[i] = at(i) + other.at(i);
        return new PolynomialArithmetic(sum);
    }

    PolynomialArithmetic times(PolynomialArithmetic other) {
        if (degree() < 0 || other.degree() < 0) return new PolynomialArithmetic();
        int[] product = new int[degree() + other.degree() + 1];
        for (int i = 0; i <= degree(); i++) for (int j = 0; j <= other.degree(); j++) product[i + j] += at(i) * other.at(j);
        return new PolynomialArithmetic(product);
    }

    PolynomialArithmetic negated() {
        return times(new PolynomialArithmetic(-1));
    }

    PolynomialArithmetic[] divide(PolynomialArithmetic divisor) {
        int lead = divisor.coefficients[divisor.degree()];
        PolynomialArithmetic quotient = new PolynomialArithmetic(), rest = this;
        while (rest.degree() >= divisor.degree() && rest.coefficients[rest.degree()] % lead == 0) {
            int[] term = new int[rest.degree() - divisor.degree() + 1];
            term[term.length - 1] = rest.coefficients[rest.degree()] / lead;
            PolynomialArithmetic t = new PolynomialArithmetic(term);
            quotient = quotient.plus(t);
            rest = rest.plus(t.times(divisor).negated());
        }
        return new PolynomialArithmetic[] {quotient, rest};
    }

    PolynomialArithmetic derivative() {
        int[] result = new int[Math.max(0, degree())];
        for (int i = 1; i <= degree(); i++) result[i - 1] = coefficients[i] * i;
        return new PolynomialArithmetic(result);
    }

    long evaluate(long x) {
        long value = 0;
        for (int i = degree(); i >= 0; i--) value = value * x + coefficients[i];
        return value;
    }

    double root(double low, double high) {
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2, v = 0;
            for (int k = degree(); k >= 0; k--) v = v * middle + coefficients[k];
            if (v > 0) high = middle;
            else low = middle;
        }
        return low;
    }

    PolynomialArithmetic compose(PolynomialArithmetic inner) {
        PolynomialArithmetic result = new PolynomialArithmetic();
        for (int i = degree(); i >= 0; i--) result = result.times(inner).plus(new PolynomialArithmetic(coefficients[i]));
        return result;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PolynomialArithmetic && Arrays.equals(coefficients, ((PolynomialArithmetic) o).coefficients);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(coefficients);
    }

    @Override
    public String toString() {
        if (degree() < 0) return "0";
        StringBuilder out = new StringBuilder();
        for (int i = degree(); i >= 0; i--) {
            int c = coefficients[i];
            if (c == 0) continue;
            if (out.length() > 0) out.append(c < 0 ? " - " : " + ");
            else if (c < 0) out.append('-');
            int a = Math.abs(c);
            if (a != 1 || i == 0) out.append(a);
            if (i > 0) out.append('x');
            if (i > 1) out.append('^').append(i);
        }
        return out.toString();
    }

    public static void main(String[] args) {
        PolynomialArithmetic p = new PolynomialArithmetic(-1, 0, 1), q = new PolynomialArithmetic(1, 1);
        System.out.println(p + ", " + q + ", " + p.plus(q) + ", " + p.times(q) + ", " + p.plus(p.negated()));
        PolynomialArithmetic[] parts = p.times(q).plus(new PolynomialArithmetic(5)).divide(p);
        System.out.println(parts[0] + " rest " + parts[1] + " " + parts[0].equals(q));
        System.out.println(p.derivative() + ", " + new PolynomialArithmetic(7).derivative() + ", " + p.compose(q) + ", " + p.evaluate(1_000_000));
        System.out.println(Math.round(new PolynomialArithmetic(-2, 0, 1).root(0, 2) * 1e6) / 1e6);
        PolynomialArithmetic chebyshev = new PolynomialArithmetic(0, 1), previous = new PolynomialArithmetic(1), twoX = new PolynomialArithmetic(0, 2);
        for (int i = 2; i <= 5; i++) {
            PolynomialArithmetic next = twoX.times(chebyshev).plus(previous.negated());
            previous = chebyshev;
            chebyshev = next;
        }
        System.out.println(chebyshev + " " + new PolynomialArithmetic(0, 0, 0) + " " + new PolynomialArithmetic(0, 0).degree());
    }
}
