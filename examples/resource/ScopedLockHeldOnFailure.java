// The lock is released at the end of the try block only: a failure leaves it held.
// espalier run examples/resource/ScopedLockHeldOnFailure.java --method increment --scope 2
// caught by: --method increment --scope 2

public class ScopedLockHeldOnFailure {
    static class Lock {
        int holders;

        void acquire() {
            holders++;
        }

        void release() {
            holders--;
        }
    }

    static class Counter {
        int count;
        int limit;
    }

    //@ requires lock != null && counter != null && lock.holders == 0;
    //@ ensures lock.holders == 0;
    //@ ensures \result ==> counter.count == \old(counter.count) + 1;
    //@ ensures !\result ==> counter.count == \old(counter.count);
    static boolean increment(Lock lock, Counter counter) {
        try {
            lock.acquire();
            if (counter.count >= counter.limit) throw new IllegalStateException("full");
            counter.count++;
            lock.release();
            return true;
        } catch (IllegalStateException full) {
            return false;
        }
    }
}
