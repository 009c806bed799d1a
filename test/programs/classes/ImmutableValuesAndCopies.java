import java.util.Arrays;
import java.util.Objects;

public class ImmutableValuesAndCopies {
    static final class Money implements Comparable<Money> {
        private static final Money ZERO = new Money(0, "EUR");
        private final long cents;
        private final String currency;

        private Money(long cents, String currency) {
            this.cents = cents;
            this.currency = Objects.requireNonNull(currency, "currency");
        }

        static Money of(String text) {
            int space = text.indexOf(' ');
            String[] parts = text.substring(0, space).split("\\.");
            long cents = Long.parseLong(parts[0]) * 100 + (parts.length > 1 ? Long.parseLong(parts[1]) : 0);
            return new Money(cents, text.substring(space + 1));
        }

        Money plus(Money other) {
            if (!currency.equals(other.currency)) throw new IllegalArgumentException(currency + " is not " + other.currency);
            return new Money(Math.addExact(cents, other.cents), currency);
        }

        Money[] split(int n) {
            Money[] parts = new Money[n];
            for (int i = 0; i < n; i++) parts[i] = new Money(cents / n + (i < cents % n ? 1 : 0), currency);
            return parts;
        }

        @Override
        public int compareTo(Money o) {
            return Long.compare(cents, o.cents);
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof Money)) return false;
            Money m = (Money) o;
            return cents == m.cents && currency.equals(m.currency);
        }

        @Override
        public int hashCode() {
            return Objects.hash(cents, currency);
        }

        @Override
        public String toString() {
            return String.format("%d.%02d %s", cents / 100, cents % 100, currency);
        }
    }

    static final class Polygon implements Cloneable {
        private int[] xs;
        private final int[] frozen;
        private Polygon inner;

        Polygon(int... xs) {
            this.xs = xs;
            this.frozen = xs.clone();
        }

        int[] defensive() {
            return frozen.clone();
        }

        @Override
        public Polygon clone() {
            try {
                Polygon copy = (Polygon) super.clone();
                copy.xs = xs.clone();
                if (inner != null) copy.inner = inner.clone();
                return copy;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) {
        Money a = Money.of("12.34 EUR"), b = Money.of("7 EUR");
        System.out.println(a.plus(b) + " " + a.equals(Money.of("12.34 EUR")) + " " + a.equals(b) + " " + a.compareTo(b) + " " + Money.ZERO);
        System.out.println(Arrays.toString(Money.of("1.00 EUR").split(3)) + " " + (a.hashCode() == Money.of("12.34 EUR").hashCode()));
        int[] source = {1, 2, 3};
        Polygon p = new Polygon(source);
        p.inner = new Polygon(9);
        source[0] = 100;
        p.defensive()[1] = 200;
        Polygon copy = p.clone();
        copy.xs[1] = 50;
        copy.inner.xs[0] = 77;
        System.out.println(p.xs[0] + " " + p.frozen[0] + " " + p.frozen[1] + " " + p.xs[1] + " " + copy.xs[1] + " " + p.inner.xs[0] + " " + (p.frozen == copy.frozen));
        try {
            a.plus(Money.of("1 USD"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        new Money(Long.MAX_VALUE, "EUR").plus(a);
    }
}
