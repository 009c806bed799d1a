// A least-recently-used cache as a doubly-linked list, most recent entry first.
// espalier run examples/cache/LruCache.java --method get --scope 3
// espalier run examples/cache/LruCache.java --method put --scope 2
// expect: all assertions hold for every cache of at most that many entries

public class LruCache {
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
    private boolean full;

    //@ invariant dll(newest, older, newer);
    //@ invariant newest == null <==> oldest == null;
    //@ invariant newest != null ==> reach(newest, oldest, older) && oldest.older == null;
    //@ invariant full ==> newest != null;
    //@ invariant (\forall Entry a; reach(newest, a, older); (\forall Entry b; reach(newest, b, older) && a != b; a.key != b.key));

    //@ ensures \result == null <==> !\old((\exists Entry e; reach(newest, e, older); e.key == key));
    //@ ensures \result != null ==> newest == \result && \result.key == key;
    public Entry get(int key) {
        Entry entry = newest;
        while (entry != null && entry.key != key) entry = entry.older;
        if (entry != null) {
            unlink(entry);
            linkFirst(entry);
        }
        return entry;
    }

    //@ ensures newest.key == key && newest.value == value;
    public void put(int key, int value) {
        Entry entry = get(key);
        if (entry != null) {
            entry.value = value;
            return;
        }
        if (full) unlink(oldest);
        linkFirst(new Entry(key, value));
    }

    private void unlink(Entry entry) {
        if (entry.newer == null) newest = entry.older;
        else entry.newer.older = entry.older;
        if (entry.older == null) oldest = entry.newer;
        else entry.older.newer = entry.newer;
        entry.newer = null;
        entry.older = null;
    }

    private void linkFirst(Entry entry) {
        entry.older = newest;
        if (newest == null) oldest = entry;
        else newest.newer = entry;
        newest = entry;
    }
}
