package java.lang;

/** An action without arguments and result. */
@FunctionalInterface
public interface Runnable {
    void run();
}
