/** A random generator that cannot be seeded. */
package java.util.concurrent;

import java.util.Random;

public class ThreadLocalRandom extends Random {
    private static final ThreadLocalRandom INSTANCE = new ThreadLocalRandom();

    private boolean initialised;

    private ThreadLocalRandom() {
        initialised = true;
    }

    public static ThreadLocalRandom current() {
        return INSTANCE;
    }

    @Override
    public synchronized void setSeed(long seed) {
        if (initialised) {
            throw new UnsupportedOperationException();
        }
        super.setSeed(seed);
    }
}
