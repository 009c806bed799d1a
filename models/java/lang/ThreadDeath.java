package java.lang;

/** Once thrown into a thread that was stopped. */
public class ThreadDeath extends Error {
    public ThreadDeath() {
    }
}
