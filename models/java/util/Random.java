/** Pseudorandom numbers by the documented linear congruential generator of 48 bits. */
package java.util;

import espalier.Any;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class Random implements RandomGenerator, java.io.Serializable {
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    private long seed;
    private double nextNextGaussian;
    private boolean haveNextNextGaussian = false;

    public Random() {
        this(Any.anyLong("seed of an unseeded random generator"));
    }

    public Random(long seed) {
        if (getClass() == Random.class) {
            this.seed = (seed ^ MULTIPLIER) & MASK;
        } else {
            setSeed(seed);
        }
    }

    public static Random from(RandomGenerator generator) {
        return new RandomAdapter(Objects.requireNonNull(generator));
    }

    public synchronized void setSeed(long seed) {
        this.seed = (seed ^ MULTIPLIER) & MASK;
        haveNextNextGaussian = false;
    }

    protected int next(int bits) {
        seed = (seed * MULTIPLIER + 0xBL) & MASK;
        return (int) (seed >>> (48 - bits));
    }

    @Override
    public void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            int word = nextInt();
            for (int n = Math.min(bytes.length - i, 4); n > 0; n--) {
                bytes[i++] = (byte) word;
                word >>= 8;
            }
        }
    }

    @Override
    public int nextInt() {
        return next(32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int bits = next(31);
        int m = bound - 1;
        if ((bound & m) == 0) {
            return (int) ((bound * (long) bits) >> 31);
        }
        int value = bits % bound;
        while (bits - value + m < 0) {
            bits = next(31);
            value = bits % bound;
        }
        return value;
    }

    @Override
    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    @Override
    public boolean nextBoolean() {
        return next(1) != 0;
    }

    @Override
    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    @Override
    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    @Override
    public synchronized double nextGaussian() {
        if (haveNextNextGaussian) {
            haveNextNextGaussian = false;
            return nextNextGaussian;
        }
        double v1;
        double v2;
        double s;
        do {
            v1 = 2 * nextDouble() - 1;
            v2 = 2 * nextDouble() - 1;
            s = v1 * v1 + v2 * v2;
        } while (s >= 1 || s == 0);
        double multiplier = StrictMath.sqrt(-2 * StrictMath.log(s) / s);
        nextNextGaussian = v2 * multiplier;
        haveNextNextGaussian = true;
        return v1 * multiplier;
    }

    @Override
    public IntStream ints(long streamSize) {
        return RandomGenerator.super.ints(streamSize);
    }

    @Override
    public IntStream ints() {
        return RandomGenerator.super.ints();
    }

    @Override
    public IntStream ints(long streamSize, int origin, int bound) {
        return RandomGenerator.super.ints(streamSize, origin, bound);
    }

    @Override
    public IntStream ints(int origin, int bound) {
        return RandomGenerator.super.ints(origin, bound);
    }

    @Override
    public LongStream longs(long streamSize) {
        return RandomGenerator.super.longs(streamSize);
    }

    @Override
    public LongStream longs() {
        return RandomGenerator.super.longs();
    }

    @Override
    public LongStream longs(long streamSize, long origin, long bound) {
        return RandomGenerator.super.longs(streamSize, origin, bound);
    }

    @Override
    public LongStream longs(long origin, long bound) {
        return RandomGenerator.super.longs(origin, bound);
    }

    @Override
    public DoubleStream doubles(long streamSize) {
        return RandomGenerator.super.doubles(streamSize);
    }

    @Override
    public DoubleStream doubles() {
        return RandomGenerator.super.doubles();
    }

    @Override
    public DoubleStream doubles(long streamSize, double origin, double bound) {
        return RandomGenerator.super.doubles(streamSize, origin, bound);
    }

    @Override
    public DoubleStream doubles(double origin, double bound) {
        return RandomGenerator.super.doubles(origin, bound);
    }

    /** A generator of another kind as a Random. */
    private static final class RandomAdapter extends Random {
        private RandomGenerator generator;

        RandomAdapter(RandomGenerator generator) {
            super(0);
            this.generator = generator;
        }

        @Override
        public synchronized void setSeed(long seed) {
            if (generator != null) {
                throw new UnsupportedOperationException();
            }
        }

        @Override
        protected int next(int bits) {
            return generator.nextInt() >>> (32 - bits);
        }

        @Override
        public void nextBytes(byte[] bytes) {
            generator.nextBytes(bytes);
        }

        @Override
        public int nextInt() {
            return generator.nextInt();
        }

        @Override
        public int nextInt(int bound) {
            return generator.nextInt(bound);
        }

        @Override
        public long nextLong() {
            return generator.nextLong();
        }

        @Override
        public boolean nextBoolean() {
            return generator.nextBoolean();
        }

        @Override
        public float nextFloat() {
            return generator.nextFloat();
        }

        @Override
        public double nextDouble() {
            return generator.nextDouble();
        }

        @Override
        public synchronized double nextGaussian() {
            return generator.nextGaussian();
        }
    }
}
