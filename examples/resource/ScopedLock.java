// A lock released by try-with-resources, also when the guarded action fails.
// espalier run examples/resource/ScopedLock.java --method increment --scope 2
// expect: all assertions hold

public class ScopedLock {
    static class Lock implements AutoCloseable {
        int holders;

        //@ requires holders == 0;
        //@ ensures holders == 1 && \result == this;
        Lock acquire() {
            holders++;
            return this;
        }

        //@ requires holders == 1;
        //@ ensures holders == 0;
        @Override
        public void close() {
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
        try (Lock held = lock.acquire()) {
            //@ assert held == lock && lock.holders == 1;
            if (counter.count >= counter.limit) throw new IllegalStateException("full");
            counter.count++;
            return true;
        } catch (IllegalStateException full) {
            return false;
        }
    }
}
