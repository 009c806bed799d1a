/** A source of pseudorandom numbers; all follow from nextLong. */
package java.util.random;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public interface RandomGenerator {
    long nextLong();

    default boolean isDeprecated() {
        return false;
    }

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    default void nextBytes(byte[] bytes) {
        int i = 0;
        int length = bytes.length;
        for (int words = length >> 3; words > 0; words--) {
            long random = nextLong();
            for (int n = 0; n < 8; n++) {
                bytes[i++] = (byte) random;
                random >>>= 8;
            }
        }
        if (i < length) {
            long random = nextLong();
            while (i < length) {
                bytes[i++] = (byte) random;
                random >>>= 8;
            }
        }
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default float nextFloat(float bound) {
        if (!(bound > 0.0f && bound < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        float value = nextFloat() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        float value = nextFloat() * (bound - origin) + origin;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    default double nextDouble(double bound) {
        if (!(bound > 0.0 && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        double value = nextDouble() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        double value = nextDouble() * (bound - origin) + origin;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int bits = nextInt();
        int m = bound - 1;
        if ((bound & m) == 0) {
            return bits & m;
        }
        int unsigned = bits >>> 1;
        int value = unsigned % bound;
        while (unsigned + m - value < 0) {
            unsigned = nextInt() >>> 1;
            value = unsigned % bound;
        }
        return value;
    }

    default int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int bits = nextInt();
        int n = bound - origin;
        int m = n - 1;
        if ((n & m) == 0) {
            return (bits & m) + origin;
        }
        if (n > 0) {
            int unsigned = bits >>> 1;
            int value = unsigned % n;
            while (unsigned + m - value < 0) {
                unsigned = nextInt() >>> 1;
                value = unsigned % n;
            }
            return value + origin;
        }
        while (bits < origin || bits >= bound) {
            bits = nextInt();
        }
        return bits;
    }

    default long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long bits = nextLong();
        long m = bound - 1;
        if ((bound & m) == 0L) {
            return bits & m;
        }
        long unsigned = bits >>> 1;
        long value = unsigned % bound;
        while (unsigned + m - value < 0L) {
            unsigned = nextLong() >>> 1;
            value = unsigned % bound;
        }
        return value;
    }

    default long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        long bits = nextLong();
        long n = bound - origin;
        long m = n - 1;
        if ((n & m) == 0L) {
            return (bits & m) + origin;
        }
        if (n > 0L) {
            long unsigned = bits >>> 1;
            long value = unsigned % n;
            while (unsigned + m - value < 0L) {
                unsigned = nextLong() >>> 1;
                value = unsigned % n;
            }
            return value + origin;
        }
        while (bits < origin || bits >= bound) {
            bits = nextLong();
        }
        return bits;
    }

    /** By the polar method; the JDK leaves the algorithm of this default open. */
    default double nextGaussian() {
        double v1;
        double s;
        do {
            v1 = 2 * nextDouble() - 1;
            double v2 = 2 * nextDouble() - 1;
            s = v1 * v1 + v2 * v2;
        } while (s >= 1 || s == 0);
        return v1 * StrictMath.sqrt(-2 * StrictMath.log(s) / s);
    }

    default double nextGaussian(double mean, double stddev) {
        if (stddev < 0.0) {
            throw new IllegalArgumentException("standard deviation must be non-negative");
        }
        return mean + stddev * nextGaussian();
    }

    default double nextExponential() {
        return -StrictMath.log(1.0 - nextDouble());
    }

    default IntStream ints() {
        return IntStream.generate(() -> nextInt());
    }

    default IntStream ints(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return IntStream.generate(() -> nextInt(origin, bound));
    }

    default IntStream ints(long streamSize) {
        checkStreamSize(streamSize);
        return ints().limit(streamSize);
    }

    default IntStream ints(long streamSize, int origin, int bound) {
        checkStreamSize(streamSize);
        return ints(origin, bound).limit(streamSize);
    }

    default LongStream longs() {
        return LongStream.generate(() -> nextLong());
    }

    default LongStream longs(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return LongStream.generate(() -> nextLong(origin, bound));
    }

    default LongStream longs(long streamSize) {
        checkStreamSize(streamSize);
        return longs().limit(streamSize);
    }

    default LongStream longs(long streamSize, long origin, long bound) {
        checkStreamSize(streamSize);
        return longs(origin, bound).limit(streamSize);
    }

    default DoubleStream doubles() {
        return DoubleStream.generate(() -> nextDouble());
    }

    default DoubleStream doubles(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return DoubleStream.generate(() -> nextDouble(origin, bound));
    }

    default DoubleStream doubles(long streamSize) {
        checkStreamSize(streamSize);
        return doubles().limit(streamSize);
    }

    default DoubleStream doubles(long streamSize, double origin, double bound) {
        checkStreamSize(streamSize);
        return doubles(origin, bound).limit(streamSize);
    }

    private static void checkStreamSize(long streamSize) {
        if (streamSize < 0L) {
            throw new IllegalArgumentException("size must be non-negative");
        }
    }
}
