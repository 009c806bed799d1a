public class LongArithmeticIsExact {
    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long powMod(long base, long exponent, long modulus) {
        long result = 1;
        base %= modulus;
        for (; exponent > 0; exponent >>= 1) {
            if ((exponent & 1) == 1) result = result * base % modulus;
            base = base * base % modulus;
        }
        return result;
    }

    static boolean isPrime(long n) {
        if (n < 2) return false;
        for (long i = 2; i * i <= n; i++) if (n % i == 0) return false;
        return true;
    }

    public static void main(String[] args) {
        System.out.println(gcd(1L << 40, 3L << 35));
        System.out.println(powMod(3, 1_000_000_006L, 1_000_000_007L));
        System.out.println(isPrime(1_000_003L) + " " + isPrime(1_000_001L));
        long fib = 0, next = 1;
        for (int i = 0; i < 92; i++) {
            long t = fib + next;
            fib = next;
            next = t;
        }
        System.out.println(fib + " " + next);
        long hash = 0xcbf29ce484222325L;
        for (char c : "espalier".toCharArray()) {
            hash ^= c;
            hash *= 0x100000001b3L;
        }
        System.out.println(Long.toHexString(hash) + " " + Long.toUnsignedString(hash) + " " + hash % 1000);
        long x = 88172645463325252L;
        for (int i = 0; i < 3; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            System.out.println(x);
        }
        System.out.println((int) x + " " + (short) x + " " + (byte) x + " " + (long) (double) x);
        System.out.println(9007199254740993L + 0 + " " + (long) 9007199254740993.0);
        System.out.println(Long.MAX_VALUE / 3 * 3 == Long.MAX_VALUE);
        System.out.println(Long.compare(1, 2) + " " + Long.bitCount(-1L) + " " + Long.parseLong("-9223372036854775808") + " " + Long.toBinaryString(5L));
        System.out.println(5 / 2L + 5 % 3L - 7L * -3);
        int i = 7;
        long mixed = i * 1_000_000_000L + i;
        System.out.println(mixed);
        System.out.println(1L << i | 1L << 2 * i & ~0L);
        System.out.println((x > 0 ? x : -x) >>> 60);
        long[] sums = new long[3];
        for (int k = 0; k < 9; k++) sums[k % 3] += (long) k * k * Integer.MAX_VALUE;
        System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
        System.out.println(Math.max(1L, 2) + Math.abs(-5L) + Math.floorMod(-7L, 3L));
        System.out.println((0L == -0L) + " " + (5L == 5.0) + " " + (5L == 5) + " " + (Long.MAX_VALUE == (float) Long.MAX_VALUE));
    }
}
