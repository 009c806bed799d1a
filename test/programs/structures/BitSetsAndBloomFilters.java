public class BitSetsAndBloomFilters {
    static class Bits {
        private long[] words = new long[1];

        void set(int i) {
            int word = i >> 6;
            if (word >= words.length) words = java.util.Arrays.copyOf(words, Math.max(word + 1, words.length * 2));
            words[word] |= 1L << i;
        }

        void clear(int i) {
            if (i >> 6 < words.length) words[i >> 6] &= ~(1L << i);
        }

        boolean get(int i) {
            return i >> 6 < words.length && (words[i >> 6] & 1L << i) != 0;
        }

        int cardinality() {
            int count = 0;
            for (long word : words) for (; word != 0; word &= word - 1) count++;
            return count;
        }

        int next(int from) {
            for (int w = from >> 6; w < words.length; w++) {
                long word = words[w];
                if (w == from >> 6) word &= -1L << from;
                if (word != 0) return (w << 6) + Long.numberOfTrailingZeros(word);
            }
            return -1;
        }

        Bits and(Bits other) {
            Bits result = new Bits();
            result.words = new long[Math.min(words.length, other.words.length)];
            for (int i = 0; i < result.words.length; i++) result.words[i] = words[i] & other.words[i];
            return result;
        }

        @Override
        public String toString() {
            StringBuilder out = new StringBuilder("{");
            for (int i = next(0); i >= 0; i = next(i + 1)) out.append(out.length() > 1 ? "," : "").append(i);
            return out.append('}').toString();
        }
    }

    static Bits sieve(int limit) {
        Bits primes = new Bits();
        for (int i = 2; i <= limit; i++) primes.set(i);
        for (int p = 2; p * p <= limit; p = primes.next(p + 1)) for (int m = p * p; m <= limit; m += p) primes.clear(m);
        return primes;
    }

    static class Bloom {
        private final Bits bits = new Bits();
        private final int size, hashes;

        Bloom(int size, int hashes) {
            this.size = size;
            this.hashes = hashes;
        }

        private int index(String s, int k) {
            int h = s.hashCode();
            h ^= h >>> 15;
            return Math.floorMod(h * (2 * k + 1) + k * 0x9E3779B9, size);
        }

        void add(String s) {
            for (int k = 0; k < hashes; k++) bits.set(index(s, k));
        }

        boolean mightContain(String s) {
            for (int k = 0; k < hashes; k++) if (!bits.get(index(s, k))) return false;
            return true;
        }
    }

    public static void main(String[] args) {
        Bits bits = new Bits();
        for (int i : new int[] {3, 64, 200, 63, 0}) bits.set(i);
        bits.clear(64);
        bits.clear(1000);
        System.out.println(bits + " " + bits.cardinality() + " " + bits.get(200) + bits.get(64) + bits.get(5000) + " " + bits.next(64) + " " + bits.next(201));
        Bits primes = sieve(100);
        System.out.println(primes + " " + primes.cardinality());
        System.out.println(primes.and(bits) + " " + sieve(1000).cardinality());
        Bloom bloom = new Bloom(256, 3);
        for (String s : "alpha beta gamma delta epsilon".split(" ")) bloom.add(s);
        int falsePositives = 0;
        for (int i = 0; i < 200; i++) if (bloom.mightContain("word" + i)) falsePositives++;
        System.out.println(bloom.mightContain("alpha") + " " + bloom.mightContain("gamma") + " " + bloom.bits.cardinality() + " " + falsePositives);
    }
}
