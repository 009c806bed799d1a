// Moving the oldest entry to the front leaves the pointer to the oldest entry where it was.
// espalier run examples/cache/LruCacheForgetsOldest.java --method get --scope 2
// caught by: --method get --scope 2

public class LruCacheForgetsOldest {
    static class Entry {
        final int key;
        int value;
        Entry older;
        Entry newer;

        Entry(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private Entry newest;
    private Entry oldest;

    //@ invariant dll(newest, older, newer);
    //@ invariant newest == null <==> oldest == null;
    //@ invariant newest != null ==> reach(newest, oldest, older) && oldest.older == null;

    //@ ensures \result != null ==> newest == \result && \result.key == key;
    public Entry get(int key) {
        Entry entry = newest;
        while (entry != null && entry.key != key) entry = entry.older;
        if (entry != null && entry != newest) {
            entry.newer.older = entry.older;
            if (entry.older != null) entry.older.newer = entry.newer;
            entry.newer = null;
            entry.older = newest;
            newest.newer = entry;
            newest = entry;
        }
        return entry;
    }

    public void put(int key, int value) {
        Entry entry = new Entry(key, value);
        entry.older = newest;
        if (newest == null) oldest = entry;
        else newest.newer = entry;
        newest = entry;
    }
}
