public class CompactConstructorsValidate {
    record Range(int low, int high) {
        static int created;

        Range {
            if (low > high) throw new IllegalArgumentException("empty range " + low + ".." + high);
            created++;
        }

        Range(int single) {
            this(single, single);
        }

        static Range of(int a, int b) {
            return new Range(Math.min(a, b), Math.max(a, b));
        }

        int size() {
            return high - low + 1;
        }

        boolean contains(int value) {
            return low <= value && value <= high;
        }
    }

    record Name(String first, String last) {
        Name {
            first = first.trim();
            last = last == null ? "?" : last.trim().toUpperCase();
        }

        String full() {
            return first + " " + last;
        }
    }

    record Fraction(int numerator, int denominator) {
        Fraction(int numerator, int denominator) {
            int sign = denominator < 0 ? -1 : 1;
            int gcd = gcd(Math.abs(numerator), Math.abs(denominator));
            this.numerator = sign * numerator / gcd;
            this.denominator = sign * denominator / gcd;
        }

        private static int gcd(int a, int b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Fraction plus(Fraction other) {
            return new Fraction(numerator * other.denominator + other.numerator * denominator, denominator * other.denominator);
        }
    }

    record Empty() {
    }

    record Wrapper(int... values) {
        int sum() {
            int total = 0;
            for (int v : values) total += v;
            return total;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Range(1, 5) + " " + new Range(3) + " " + Range.of(9, 4).size() + " " + new Range(1, 5).contains(5));
        try {
            new Range(2, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " created " + Range.created);
        }
        Name name = new Name("  Ada ", "lovelace");
        System.out.println(name + " " + name.full() + " " + name.first().length() + " " + new Name("x", null).last());
        System.out.println(new Fraction(2, -4) + " " + new Fraction(1, 2).plus(new Fraction(1, 3)) + " " + new Fraction(2, 4).equals(new Fraction(1, 2)));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        Wrapper wrapper = new Wrapper(1, 2, 3);
        System.out.println(wrapper.sum() + " " + wrapper.values().length + " " + new Wrapper().sum() + " " + wrapper.equals(new Wrapper(1, 2, 3)));
        System.out.println(new Name(null, "fails"));
    }
}
