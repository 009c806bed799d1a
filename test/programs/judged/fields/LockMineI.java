import java.io.*;
import java.util.*;

public class LockMineI {
    String name = "start";
    static final LockMineI SELF = new LockMineI();
    static class Lk extends java.util.concurrent.locks.ReentrantLock {
        @Override public void lock() { hit(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(java.util.concurrent.locks.Lock x) throws Exception {
        SELF.name = "a";
        x.lock();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Lk());
    }
}
