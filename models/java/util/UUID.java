/** An identifier of 128 bits. */
package java.util;

import espalier.Any;

public final class UUID implements java.io.Serializable, Comparable<UUID> {
    private final long mostSigBits;
    private final long leastSigBits;

    public UUID(long mostSigBits, long leastSigBits) {
        this.mostSigBits = mostSigBits;
        this.leastSigBits = leastSigBits;
    }

    public static UUID randomUUID() {
        long most = Any.anyLong("random identifier");
        long least = Any.anyLong("random identifier");
        return new UUID(
                (most & 0xffffffffffff0fffL) | 0x4000L,
                (least & 0x3fffffffffffffffL) | 0x8000000000000000L);
    }

    /** The JDK hashes the name; here any identifier of version 3. */
    public static UUID nameUUIDFromBytes(byte[] name) {
        long most = Any.anyLong("hash of a name");
        long least = Any.anyLong("hash of a name");
        return new UUID(
                (most & 0xffffffffffff0fffL) | 0x3000L,
                (least & 0x3fffffffffffffffL) | 0x8000000000000000L);
    }

    public static UUID fromString(String name) {
        String[] parts = new String[5];
        int count = 0;
        int start = 0;
        while (true) {
            int dash = name.indexOf('-', start);
            if (count == 5 || (dash < 0 && count != 4)) {
                throw new IllegalArgumentException("Invalid UUID string: " + name);
            }
            if (dash < 0) {
                parts[count] = name.substring(start);
                break;
            }
            parts[count++] = name.substring(start, dash);
            start = dash + 1;
        }
        if (name.length() > 36) {
            throw new IllegalArgumentException("UUID string too large");
        }
        long most = Long.parseLong(parts[0], 16) & 0xffffffffL;
        most = (most << 16) | (Long.parseLong(parts[1], 16) & 0xffffL);
        most = (most << 16) | (Long.parseLong(parts[2], 16) & 0xffffL);
        long least = Long.parseLong(parts[3], 16) & 0xffffL;
        least = (least << 48) | (Long.parseLong(parts[4], 16) & 0xffffffffffffL);
        return new UUID(most, least);
    }

    public long getLeastSignificantBits() {
        return leastSigBits;
    }

    public long getMostSignificantBits() {
        return mostSigBits;
    }

    public int version() {
        return (int) ((mostSigBits >> 12) & 0x0f);
    }

    public int variant() {
        return (int) ((leastSigBits >>> (64 - (leastSigBits >>> 62))) & (leastSigBits >> 63));
    }

    private static String digits(long value, int count) {
        long leading = 1L << (count * 4);
        return Long.toHexString(leading | (value & (leading - 1))).substring(1);
    }

    @Override
    public String toString() {
        return digits(mostSigBits >> 32, 8) + "-" + digits(mostSigBits >> 16, 4) + "-" + digits(mostSigBits, 4) + "-"
                + digits(leastSigBits >> 48, 4) + "-" + digits(leastSigBits, 12);
    }

    @Override
    public int hashCode() {
        long mixed = mostSigBits ^ leastSigBits;
        return (int) (mixed >> 32) ^ (int) mixed;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof UUID)) {
            return false;
        }
        UUID other = (UUID) obj;
        return mostSigBits == other.mostSigBits && leastSigBits == other.leastSigBits;
    }

    @Override
    public int compareTo(UUID other) {
        int most = Long.compare(mostSigBits, other.mostSigBits);
        return most != 0 ? most : Long.compare(leastSigBits, other.leastSigBits);
    }
}
