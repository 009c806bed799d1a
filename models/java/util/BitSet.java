/** A set of small numbers. */
package java.util;

import java.util.stream.IntStream;

public class BitSet implements Cloneable, java.io.Serializable {
    /** Whether each number is in the set; the length is a multiple of 64. */
    private boolean[] bits;
    /** Whether the capacity was chosen by the user. */
    private boolean sticky;

    public BitSet() {
        bits = new boolean[64];
    }

    public BitSet(int nbits) {
        if (nbits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + nbits);
        }
        bits = new boolean[(nbits + 63) / 64 * 64];
        sticky = true;
    }

    public static BitSet valueOf(long[] longs) {
        BitSet set = new BitSet(longs.length * 64);
        for (int i = 0; i < longs.length * 64; i++) {
            if ((longs[i / 64] >>> (i % 64) & 1L) != 0) {
                set.bits[i] = true;
            }
        }
        set.bits = Arrays.copyOf(set.bits, (set.length() + 63) / 64 * 64);
        set.sticky = false;
        return set;
    }

    public static BitSet valueOf(byte[] bytes) {
        BitSet set = new BitSet(bytes.length * 8);
        for (int i = 0; i < bytes.length * 8; i++) {
            if ((bytes[i / 8] >>> (i % 8) & 1) != 0) {
                set.bits[i] = true;
            }
        }
        set.bits = Arrays.copyOf(set.bits, (set.length() + 63) / 64 * 64);
        set.sticky = false;
        return set;
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[(length() + 7) / 8];
        for (int i = 0; i < length(); i++) {
            if (bits[i]) {
                bytes[i / 8] |= (byte) (1 << (i % 8));
            }
        }
        return bytes;
    }

    public long[] toLongArray() {
        long[] longs = new long[(length() + 63) / 64];
        for (int i = 0; i < longs.length * 64; i++) {
            if (bits[i]) {
                longs[i / 64] |= 1L << (i % 64);
            }
        }
        return longs;
    }

    private void ensure(int index) {
        if (index >= bits.length) {
            bits = Arrays.copyOf(bits, Math.max(2 * bits.length, (index / 64 + 1) * 64));
            sticky = false;
        }
    }

    private static void checkIndex(int bitIndex) {
        if (bitIndex < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + bitIndex);
        }
    }

    private static void checkRange(int fromIndex, int toIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
        if (toIndex < 0) {
            throw new IndexOutOfBoundsException("toIndex < 0: " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("fromIndex: " + fromIndex + " > toIndex: " + toIndex);
        }
    }

    public void flip(int bitIndex) {
        checkIndex(bitIndex);
        ensure(bitIndex);
        bits[bitIndex] = !bits[bitIndex];
    }

    public void flip(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            flip(i);
        }
    }

    public void set(int bitIndex) {
        checkIndex(bitIndex);
        ensure(bitIndex);
        bits[bitIndex] = true;
    }

    public void set(int bitIndex, boolean value) {
        if (value) {
            set(bitIndex);
        } else {
            clear(bitIndex);
        }
    }

    public void set(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex == toIndex) {
            return;
        }
        ensure(toIndex - 1);
        for (int i = fromIndex; i < toIndex; i++) {
            bits[i] = true;
        }
    }

    public void set(int fromIndex, int toIndex, boolean value) {
        if (value) {
            set(fromIndex, toIndex);
        } else {
            clear(fromIndex, toIndex);
        }
    }

    public void clear(int bitIndex) {
        checkIndex(bitIndex);
        if (bitIndex < bits.length) {
            bits[bitIndex] = false;
        }
    }

    public void clear(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex && i < bits.length; i++) {
            bits[i] = false;
        }
    }

    public void clear() {
        for (int i = 0; i < bits.length; i++) {
            bits[i] = false;
        }
    }

    public boolean get(int bitIndex) {
        checkIndex(bitIndex);
        return bitIndex < bits.length && bits[bitIndex];
    }

    public BitSet get(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        int end = Math.min(toIndex, length());
        if (end <= fromIndex) {
            return new BitSet(0);
        }
        BitSet result = new BitSet(end - fromIndex);
        for (int i = fromIndex; i < end; i++) {
            result.bits[i - fromIndex] = bits[i];
        }
        return result;
    }

    public int nextSetBit(int fromIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
        for (int i = fromIndex; i < bits.length; i++) {
            if (bits[i]) {
                return i;
            }
        }
        return -1;
    }

    public int nextClearBit(int fromIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
        int i = fromIndex;
        while (i < bits.length && bits[i]) {
            i++;
        }
        return i;
    }

    public int previousSetBit(int fromIndex) {
        if (fromIndex < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
        }
        int i = Math.min(fromIndex, bits.length - 1);
        while (i >= 0 && !bits[i]) {
            i--;
        }
        return i;
    }

    public int previousClearBit(int fromIndex) {
        if (fromIndex < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
        }
        int i = fromIndex;
        while (i >= 0 && i < bits.length && bits[i]) {
            i--;
        }
        return i;
    }

    /** One more than the greatest number in the set. */
    public int length() {
        int i = bits.length;
        while (i > 0 && !bits[i - 1]) {
            i--;
        }
        return i;
    }

    public boolean isEmpty() {
        return nextSetBit(0) < 0;
    }

    public boolean intersects(BitSet set) {
        int end = Math.min(bits.length, set.bits.length);
        for (int i = 0; i < end; i++) {
            if (bits[i] && set.bits[i]) {
                return true;
            }
        }
        return false;
    }

    public int cardinality() {
        int count = 0;
        for (boolean bit : bits) {
            if (bit) {
                count++;
            }
        }
        return count;
    }

    public void and(BitSet set) {
        for (int i = 0; i < bits.length; i++) {
            bits[i] = bits[i] && i < set.bits.length && set.bits[i];
        }
    }

    public void or(BitSet set) {
        int end = set.length();
        if (end > 0) {
            ensure(end - 1);
        }
        for (int i = 0; i < end; i++) {
            bits[i] = bits[i] || set.bits[i];
        }
    }

    public void xor(BitSet set) {
        int end = set.length();
        if (end > 0) {
            ensure(end - 1);
        }
        for (int i = 0; i < end; i++) {
            bits[i] = bits[i] != set.bits[i];
        }
    }

    public void andNot(BitSet set) {
        int end = Math.min(bits.length, set.bits.length);
        for (int i = 0; i < end; i++) {
            bits[i] = bits[i] && !set.bits[i];
        }
    }

    @Override
    public int hashCode() {
        long hash = 1234;
        long[] words = toLongArray();
        for (int i = words.length - 1; i >= 0; i--) {
            hash ^= words[i] * (i + 1);
        }
        return (int) ((hash >> 32) ^ hash);
    }

    public int size() {
        return bits.length;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof BitSet)) {
            return false;
        }
        BitSet other = (BitSet) obj;
        int end = Math.max(bits.length, other.bits.length);
        for (int i = 0; i < end; i++) {
            if (get(i) != other.get(i)) {
                return false;
            }
        }
        return true;
    }

    public Object clone() {
        if (!sticky) {
            bits = Arrays.copyOf(bits, (length() + 63) / 64 * 64);
        }
        try {
            BitSet copy = (BitSet) super.clone();
            copy.bits = Arrays.copyOf(bits, bits.length);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append('{');
        boolean first = true;
        for (int i = 0; i < bits.length; i++) {
            if (bits[i]) {
                if (!first) {
                    text.append(", ");
                }
                text.append(i);
                first = false;
            }
        }
        return text.append('}').toString();
    }

    public IntStream stream() {
        int[] numbers = new int[cardinality()];
        int count = 0;
        for (int i = 0; i < bits.length; i++) {
            if (bits[i]) {
                numbers[count++] = i;
            }
        }
        return Arrays.stream(numbers);
    }
}
