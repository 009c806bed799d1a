public class ArithmeticFailureInNestedCalls {
    private static int level;

    static class Ratio {
        final int numerator, denominator;

        Ratio(int numerator, int denominator) {
            int divisor = gcd(Math.abs(numerator), Math.abs(denominator));
            this.numerator = numerator / divisor;
            this.denominator = denominator / divisor;
        }

        static int gcd(int a, int b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Ratio plus(Ratio other) {
            return new Ratio(numerator * other.denominator + other.numerator * denominator, denominator * other.denominator);
        }

        Ratio inverse() {
            return new Ratio(denominator, numerator);
        }

        int floor() {
            return Math.floorDiv(numerator, denominator);
        }

        @Override
        public String toString() {
            return numerator + "/" + denominator;
        }
    }

    static Ratio continued(int... terms) {
        level++;
        try {
            Ratio result = new Ratio(terms[terms.length - 1], 1);
            for (int i = terms.length - 2; i >= 0; i--) {
                result = new Ratio(terms[i], 1).plus(result.inverse());
                System.out.println("  ".repeat(level) + result + " floor " + result.floor());
            }
            return result;
        } finally {
            level--;
        }
    }

    public static void main(String[] args) {
        System.out.println(continued(3, 7, 15, 1));
        System.out.println(continued(-1, 2));
        System.out.println(continued(1, 0));
        System.out.println("not reached " + level);
    }
}
