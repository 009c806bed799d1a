/**
 * The table of an immutable set or map: twice as many places as keys. A key that finds its place taken goes to the next one,
 * and asks every key that stands in its way whether they are equal.
 */
package java.util;

import espalier.Nullable;

final class HashSlots {
    private final Object[] keys;
    private final Object[] values;

    HashSlots(int count) {
        keys = new Object[2 * count];
        values = new Object[2 * count];
    }

    /** Where the key is; or, below zero, one less than the negative of where it could be put. */
    private int find(Object key) {
        int place = Math.floorMod(key.hashCode(), keys.length);
        while (keys[place] != null) {
            if (key.equals(keys[place])) {
                return place;
            }
            place = place + 1 == keys.length ? 0 : place + 1;
        }
        return -place - 1;
    }

    /** Whether it was not there. */
    boolean add(Object key, Object value) {
        int place = find(key);
        if (place >= 0) {
            return false;
        }
        keys[-place - 1] = key;
        values[-place - 1] = value;
        return true;
    }

    @Nullable
    Object get(Object key) {
        int place = find(key);
        return place < 0 ? null : values[place];
    }

    boolean containsValue(Object value) {
        for (Object each : values) {
            if (each != null && value.equals(each)) {
                return true;
            }
        }
        return false;
    }

    /** The sum of the hash codes of the keys. */
    int hashOfKeys() {
        int hash = 0;
        for (Object key : keys) {
            if (key != null) {
                hash += key.hashCode();
            }
        }
        return hash;
    }

    /** The sum of the hash codes of the entries. */
    int hashOfEntries() {
        int hash = 0;
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] != null) {
                hash += keys[i].hashCode() ^ values[i].hashCode();
            }
        }
        return hash;
    }
}
