package java.io;

/** Synchronising a file with its device failed. */
public class SyncFailedException extends IOException {
    public SyncFailedException(String message) {
        super(message);
    }
}
