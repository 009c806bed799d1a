/** How the streams of a generator bring numbers into a range. */
package java.util.random;

final class RandomBounds {
    private RandomBounds() {
    }

    static int nextInt(RandomGenerator generator, int origin, int bound) {
        return generator.nextInt(origin, bound);
    }
}
